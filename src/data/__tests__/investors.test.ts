import {describe, expect, it} from 'vitest';
import {investors} from '../investors';
import {parseList} from '../parseList';
import {investorSchema} from '../schema';
import {expectTidyList} from './listChecks';

describe('investors', () => {
  it('is a valid, tidy list of 13', () => {
    expect(() =>
      parseList('investors', investorSchema, investors),
    ).not.toThrow();
    expectTidyList('investors', investors);
    expect(investors).toHaveLength(13);
  });
});
