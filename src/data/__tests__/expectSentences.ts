import {expect} from 'vitest';

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
