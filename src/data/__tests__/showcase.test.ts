import {describe, expect, it} from 'vitest';
import {showcase} from '../showcase';
import {expectSentences} from './expectSentences';

describe('showcase', () => {
  it.each(showcase)('describes $name in one or two sentences', (entry) => {
    expectSentences(entry.description, 1, 2);
  });

  it.each(showcase)('has even dimensions for $name', ({width, height}) => {
    // Odd dimensions cannot be encoded as H.264.
    expect(width % 2).toBe(0);
    expect(height % 2).toBe(0);
    expect(Math.max(width, height)).toBeLessThanOrEqual(4096);
  });

  it.each(showcase)('has no link twice for $name', ({links}) => {
    const addresses = Object.values(links);
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  it.each(showcase)('can be opened from $name', ({author, links}) => {
    expect(Object.keys(links).length > 0 || author?.url !== undefined).toBe(
      true,
    );
  });
});
