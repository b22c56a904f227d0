import {describe, expect, it} from 'vitest';
import {experts} from '../../../data/experts';
import {EXPERT_FIELDS} from '../../../data/expertFields';
import {
  describeResult,
  filterAddress,
  filterExperts,
  readFilter,
} from '../filter';

const all = {field: '', calls: false};

describe('filterExperts()', () => {
  it('leaves all of them without a filter', () => {
    expect(filterExperts(experts, all)).toEqual(experts);
  });

  it.each(EXPERT_FIELDS)('finds somebody for %s', (field) => {
    const left = filterExperts(experts, {field, calls: false});
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(experts.length);
  });

  it('combines both filters', () => {
    const left = filterExperts(experts, {
      field: 'Web development',
      calls: true,
    });
    expect(left.length).toBeGreaterThan(0);
    expect(left.every(({offersCall}) => offersCall)).toBe(true);
  });

  it('leaves nobody for what nobody does', () => {
    expect(filterExperts(experts, {field: 'Juggling', calls: false})).toEqual(
      [],
    );
  });
});

describe('readFilter()', () => {
  it('reads what filterAddress() writes', () => {
    for (const filter of [
      all,
      {field: 'AI', calls: false},
      {field: 'Data and audio', calls: true},
    ]) {
      const query = new URL(`https://a.test${filterAddress(filter)}`)
        .searchParams;
      expect(
        readFilter(query.get('focus') ?? '', query.get('calls') ?? ''),
      ).toEqual(filter);
    }
  });

  it('spells a field as the data does, and cuts what is too long', () => {
    expect(readFilter(' ai ', '').field).toBe('AI');
    expect(readFilter('x'.repeat(500), 'maybe')).toEqual({
      field: 'x'.repeat(60),
      calls: false,
    });
  });
});

describe('describeResult()', () => {
  it('says how many are left, and of whom', () => {
    expect(describeResult(18, all)).toBe('18 experts');
    expect(describeResult(1, {field: 'AI', calls: true})).toBe(
      '1 expert for AI open to video calls',
    );
  });
});
