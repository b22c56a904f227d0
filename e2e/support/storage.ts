import {expect, type Page} from '@playwright/test';

/** The stored items whose keys start with a name, to which the site adds an ending. */
function readStored(page: Page, name: string): Promise<[string, string][]> {
  return page.evaluate(
    (start) =>
      Object.entries(localStorage as unknown as Record<string, string>).filter(
        ([key]) => key.startsWith(start),
      ),
    name,
  );
}

/** Expects that the page has stored one value under a name. */
export async function expectStored(
  page: Page,
  name: string,
  values: readonly string[],
): Promise<void> {
  await expect
    .poll(async () => (await readStored(page, name)).map(([, value]) => value))
    .toEqual(values);
}

/** Replaces the value that the page has stored under a name. */
export async function replaceStored(
  page: Page,
  name: string,
  value: string,
): Promise<void> {
  const stored = await readStored(page, name);
  expect(stored, `what is stored as ${name}`).toHaveLength(1);
  const [key = ''] = stored[0] ?? [];
  await page.evaluate(
    ([storedKey, newValue]) => {
      localStorage.setItem(storedKey, newValue);
    },
    [key, value] as const,
  );
}
