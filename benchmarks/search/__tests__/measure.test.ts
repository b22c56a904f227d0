import {describe, expect, it} from 'vitest';
import {measure, placeOf, scoreOf} from '../measure';
import {
  heldOutQueries,
  queries,
  validationQueries,
  queryClasses,
} from '../queries';

describe('the queries', () => {
  it('are at least 200, of every class, and none is there twice', () => {
    expect(queries.length).toBeGreaterThanOrEqual(200);
    expect(new Set(queries.map(({class: name}) => name))).toEqual(
      new Set(queryClasses),
    );
    const all = [...queries, ...validationQueries, ...heldOutQueries];
    expect(new Set(all.map(({query}) => query)).size).toBe(all.length);
  });

  it('are no longer than the field and expect pages', () => {
    for (const {query, pages} of [
      ...queries,
      ...validationQueries,
      ...heldOutQueries,
    ]) {
      expect(query.length, query).toBeLessThanOrEqual(64);
      expect(pages.length, query).toBeGreaterThan(0);
      for (const page of pages) {
        expect(page).toMatch(/^\/(?:[\w-]+\/)*$/);
      }
    }
  });
});

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
