import {expect, it} from 'vitest';
import {synonyms} from '../synonyms';

it('every group has at least two different words, in lower case', () => {
  for (const group of synonyms) {
    expect(new Set(group).size, group.join()).toBe(group.length);
    expect(group.length).toBeGreaterThan(1);
    expect(group.join()).toBe(group.join().toLowerCase());
  }
});
