import {describe, expect, it} from 'vitest';
import {parseList} from '../parseList';
import {milestoneSchema, teamMemberSchema} from '../schema';
import {milestones, team} from '../team';
import {expectSentences, expectTidyList} from './listChecks';

describe('team', () => {
  it('is a valid, tidy list of two founders', () => {
    expect(() => parseList('team', teamMemberSchema, team)).not.toThrow();
    expectTidyList('team', team);
    expect(team.map(({name}) => name)).toEqual([
      'Jonny Burger',
      'Mehmet Ademi',
    ]);
  });

  it.each(team)('introduces $name', ({bio, links}) => {
    expectSentences(bio, 1, 3);
    expect(links.map(({type}) => type)).toEqual(['x', 'github', 'linkedin']);
  });
});

describe('milestones', () => {
  it('is a valid, tidy list', () => {
    expect(() =>
      parseList('milestones', milestoneSchema, milestones),
    ).not.toThrow();
    expectTidyList('milestones', milestones);
  });

  it('goes from the launch to Media Parser, year by year', () => {
    const years = milestones.map(({date}) => Number(date.slice(-4)));
    expect(years).toEqual([...years].sort((a, b) => a - b));
    expect(years[0]).toBe(2021);
    expect(years.at(-1)).toBe(2025);
  });

  it.each(milestones)('tells $date in one sentence', ({text}) => {
    expectSentences(text, 1, 1);
  });
});
