import {describe, expect, it} from 'vitest';
import {dayOf, shuffleForDay, spreadOut} from '../shuffleForDay';

const list = Array.from({length: 60}, (_, index) => index);

describe('dayOf', () => {
  it('is the same everywhere', () => {
    expect(dayOf(new Date('2026-11-24T23:30:00-05:00'))).toBe('2026-11-25');
    expect(dayOf(new Date('2026-11-25T00:30:00+02:00'))).toBe('2026-11-24');
  });
});

describe('shuffleForDay', () => {
  it('has each entry once, in the same order all day', () => {
    const shuffled = shuffleForDay(list, '2026-11-24');
    expect(shuffled).not.toEqual(list);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(list);
    expect(shuffleForDay(list, '2026-11-24')).toEqual(shuffled);
  });

  it('gives every entry its turn at the top within a year', () => {
    const firsts = new Set<number>();
    for (let day = 0; day < 365; day++) {
      const date = dayOf(new Date(Date.UTC(2026, 0, 1 + day)));
      shuffleForDay(list, date)
        .slice(0, 3)
        .forEach((entry) => firsts.add(entry));
    }
    expect(firsts.size).toBe(list.length);
  });

  it('takes short lists', () => {
    expect(shuffleForDay([], '2026-11-24')).toEqual([]);
    expect(shuffleForDay(['only'], '2026-11-24')).toEqual(['only']);
  });
});

describe('spreadOut', () => {
  const keyOf = (text: string): string => text.charAt(0);

  it.each([
    [[], []],
    [
      ['a1', 'a2', 'a3', 'b1', 'c1', 'd1'],
      ['a1', 'b1', 'c1', 'd1', 'a2', 'a3'],
    ],
    [
      ['a1', 'b1', 'c1', 'd1', 'a2'],
      ['a1', 'b1', 'c1', 'd1', 'a2'],
    ],
  ])('makes of %o %o', (list, spread) => {
    expect(spreadOut(list, keyOf)).toEqual(spread);
  });
});
