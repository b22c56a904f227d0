import {describe, expect, it} from 'vitest';
import {experts} from '../../../data/experts';
import {EXPERT_FIELDS} from '../../../data/expertFields';
import {describeResult, filterExperts} from '../filter';

const all = {focus: '', calls: ''};

describe('filterExperts()', () => {
  it('leaves all of them without a filter', () => {
    expect(filterExperts(experts, all)).toEqual(experts);
  });

  it.each(EXPERT_FIELDS)('finds somebody for %s', (focus) => {
    const left = filterExperts(experts, {focus, calls: ''});
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(experts.length);
  });

  it('combines both filters', () => {
    const left = filterExperts(experts, {
      focus: 'Web development',
      calls: 'yes',
    });
    expect(left.length).toBeGreaterThan(0);
    expect(left.every(({offersCall}) => offersCall)).toBe(true);
  });

  it('leaves nobody for what nobody does', () => {
    expect(filterExperts(experts, {focus: 'Juggling', calls: ''})).toEqual([]);
  });
});

describe('describeResult()', () => {
  it('says how many are left, and of whom', () => {
    expect(describeResult(18, all)).toBe('18 experts');
    expect(describeResult(1, {focus: 'AI', calls: 'yes'})).toBe(
      '1 expert for AI open to video calls',
    );
  });
});
