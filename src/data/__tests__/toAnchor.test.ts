import {describe, expect, it} from 'vitest';
import {showcase} from '../showcase';
import {toAnchor} from '../toAnchor';

describe('toAnchor', () => {
  it.each([
    ['Hackreels', 'hackreels'],
    ['Hello Météo', 'hello-meteo'],
    ['Banger.Show', 'banger-show'],
    ['  (Next.js) tutorial! ', 'next-js-tutorial'],
  ])('puts "%s" at #%s', (name, anchor) => {
    expect(toAnchor(name)).toBe(anchor);
  });

  it('gives every entry an anchor of its own', () => {
    const anchors = showcase.map(({name}) => toAnchor(name));
    expect(new Set(anchors).size).toBe(showcase.length);
    for (const anchor of anchors) {
      expect(anchor).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }
  });
});
