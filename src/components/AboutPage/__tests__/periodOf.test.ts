import {describe, expect, it} from 'vitest';
import {milestones} from '../../../data/team';
import {periodOf} from '../periodOf';

const YEAR_2022 = 2022 * 12;

describe('periodOf', () => {
  it.each([
    ['2022', YEAR_2022, 12],
    ['Summer 2022', YEAR_2022 + 5, 3],
    ['January 2022', YEAR_2022, 1],
    ['December 2022', YEAR_2022 + 11, 1],
    ['January 1, 2022', YEAR_2022, 0],
  ])('reads "%s"', (date, from, length) => {
    expect(periodOf(date)).toEqual({from, length});
  });

  it.each(['', 'soon', '5, 2022', 'Smarch 2022', 'Summer 3, 2022', '22'])(
    'does not read "%s"',
    (date) => {
      expect(periodOf(date)).toBeUndefined();
    },
  );

  it('reads every milestone, oldest first', () => {
    const ends = milestones.map(({date}) => periodOf(date));
    expect(ends).not.toContain(undefined);
    const starts = ends.map((period) => period?.from ?? 0);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });
});
