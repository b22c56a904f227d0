import {expect} from 'vitest';

/** Every string in a value, however deep, with its path. */
function collectStrings(
  value: unknown,
  path: string,
): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') {
    return [[path, value]];
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, child]) =>
    collectStrings(child, `${path}.${key}`),
  );
}

/** Checks what holds for every list, whatever it is a list of. */
export function expectTidyList(
  name: string,
  list: readonly Readonly<Record<string, unknown>>[],
): void {
  for (const [path, text] of collectStrings(list, name)) {
    expect(text, path).toBe(text.trim());
    expect(text, path).not.toMatch(/[<>]| {2}|[\r\n\t]/);
    expect(text, path).not.toMatch(/^(?:http|javascript|data):/i);
  }
  for (const field of ['slug', 'name']) {
    const values = list.map((entry) => entry[field]).filter(Boolean);
    expect(new Set(values).size, `${name}: unique ${field}`).toBe(
      values.length,
    );
  }
}

/** Checks that a text is made of whole sentences, within a range of them. */
export function expectSentences(
  text: string,
  minimum: number,
  maximum: number,
): void {
  expect(text).toMatch(/[.]$/);
  const count = text.split(/[.?] (?=[A-Z@])/).length;
  expect(count, text).toBeGreaterThanOrEqual(minimum);
  expect(count, text).toBeLessThanOrEqual(maximum);
}
