import {describe, expect, it} from 'vitest';
import {COMMUNITY_NUMBERS_AS_OF, communityNumbers} from '../community';

describe('communityNumbers', () => {
  it('says when the numbers were counted', () => {
    expect(COMMUNITY_NUMBERS_AS_OF).toBe('early 2025');
  });

  it('has no label twice', () => {
    const labels = communityNumbers.map(({label}) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
