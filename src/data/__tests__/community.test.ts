import {describe, expect, it} from 'vitest';
import {
  COMMUNITY_NUMBERS_AS_OF,
  communityNumbers,
  trustedBy,
} from '../community';
import {parseList} from '../parseList';
import {communityNumberSchema, trustedBySchema} from '../schema';
import {expectTidyList} from './listChecks';

describe('communityNumbers', () => {
  it('is a valid, tidy list of six', () => {
    expect(() =>
      parseList('communityNumbers', communityNumberSchema, communityNumbers),
    ).not.toThrow();
    expectTidyList('communityNumbers', communityNumbers);
    expect(communityNumbers).toHaveLength(6);
  });

  it('says when the numbers were counted', () => {
    expect(COMMUNITY_NUMBERS_AS_OF).toBe('early 2025');
  });

  it('has no label twice', () => {
    const labels = communityNumbers.map(({label}) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('trustedBy', () => {
  it('is a valid, tidy list of five', () => {
    expect(() =>
      parseList('trustedBy', trustedBySchema, trustedBy),
    ).not.toThrow();
    expectTidyList('trustedBy', trustedBy);
    expect(trustedBy).toHaveLength(5);
  });
});
