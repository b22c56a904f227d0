import {describe, expect, it} from 'vitest';
import {measure, placeOf, scoreOf} from '../measure';

describe('the measure', () => {
  it('counts headings of a wrong page as wrong results', () => {
    expect(placeOf(['/a/', '/a/#x', '/b/#y'], ['/b/'])).toBe(3);
    expect(placeOf(['/a/'], ['/b/'])).toBe(0);
  });

  it('is the share of right answers', () => {
    expect(scoreOf([1, 2, 0, 4])).toEqual({
      count: 4,
      success1: 0.25,
      success3: 0.5,
      reciprocalRank: (1 + 0.5 + 0.25) / 4,
    });
    expect(scoreOf([])).toMatchObject({success1: 0, reciprocalRank: 0});
  });

  it('lists what went wrong', () => {
    const {misses} = measure(
      [{class: 'api', query: 'x', pages: ['/x/']}],
      () => ['/y/'],
    );
    expect(misses).toMatchObject([{place: 0, found: ['/y/']}]);
  });
});
