import {describe, expect, it} from 'vitest';
import {experts} from '../experts';
import {expectSentences} from './expectSentences';

/** Hosts that a link of a type may point to. */
const HOSTS = {
  x: ['x.com'],
  github: ['github.com'],
  linkedin: ['www.linkedin.com'],
} as const;

describe('experts', () => {
  it.each(experts)('introduces $name in two or three sentences', (expert) => {
    expectSentences(expert.about, 2, 3);
    expect(expert.about.startsWith(expert.name)).toBe(true);
    expect(expert.about).not.toMatch(/\b(?:I|my|we|our|he|she|his|her)\b/i);
  });

  it.each(experts)('links once per place for $name', ({links}) => {
    const types = links.map(({type}) => type);
    expect(new Set(types).size).toBe(types.length);
  });

  it.each(experts)('links to the right place for $name', ({links}) => {
    for (const {type, url} of links) {
      if (type !== 'website') {
        expect(HOSTS[type]).toContain(new URL(url).hostname);
      }
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
