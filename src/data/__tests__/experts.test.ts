import {describe, expect, it} from 'vitest';
import {experts} from '../experts';
import {expectSentences} from './expectSentences';

/** What the address of a link begins with. */
const ADDRESSES: Readonly<Record<string, RegExp>> = {
  x: /^https:\/\/x\.com\//,
  github: /^https:\/\/github\.com\//,
  linkedin: /^https:\/\/www\.linkedin\.com\//,
};

describe('experts', () => {
  it.each(experts)('introduces $name in two or three sentences', (expert) => {
    expectSentences(expert.about, 2, 3);
    expect(expert.about.startsWith(expert.name)).toBe(true);
    expect(expert.about).not.toMatch(/\b(?:I|my|we|our|he|she|his|her)\b/i);
  });

  it.each(experts)('links to the right place for $name', ({links}) => {
    for (const [type, url] of Object.entries(links)) {
      expect(url).toMatch(ADDRESSES[type] ?? /./);
    }
  });

  it.each(experts)('names each work of $name once', ({built, focus}) => {
    expect(new Set(built.map(({name}) => name)).size).toBe(built.length);
    expect(new Set(focus).size).toBe(focus.length);
  });

  it('lists nobody before the directory opened', () => {
    for (const {listedSince} of experts) {
      expect(listedSince >= '2022-08-15').toBe(true);
    }
  });
});
