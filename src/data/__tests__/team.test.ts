import {describe, expect, it} from 'vitest';
import {milestones, team} from '../team';
import {expectSentences} from './expectSentences';

describe('team', () => {
  it.each(team)('introduces $name', ({bio, links}) => {
    expectSentences(bio, 1, 3);
    expect(Object.keys(links)).toEqual(['x', 'github', 'linkedin']);
  });
});

describe('milestones', () => {
  it('goes year by year', () => {
    const years = milestones.map(({date}) => Number(date.slice(-4)));
    expect(years).toEqual([...years].sort((a, b) => a - b));
    expect(years).not.toContain(NaN);
  });

  it.each(milestones)('tells $date in one sentence', ({text}) => {
    expectSentences(text, 1, 1);
  });
});
