import type {Locator} from '@playwright/test';

/**
 * Remembers an element, which a new document or a new mount would replace.
 *
 * @returns whether the element is still the same one
 */
export async function markElement(
  locator: Locator,
): Promise<() => Promise<boolean>> {
  const mark = await locator.elementHandle();
  return () =>
    locator
      .evaluate((element, marked) => element === marked, mark)
      // The handle belongs to a document that is gone.
      .catch(() => false);
}
