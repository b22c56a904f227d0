import {describe, expect, it} from 'vitest';
import {prepareExample} from '../prepare';
import {splitWork} from '../splitWork';
import type {Sample} from '../types';

function samples(group: string, count: number): Sample[] {
  return Array.from({length: count}, (_, index) => ({
    ...prepareExample(`${group}/${index}.ts`, ''),
    group,
  }));
}

/** For each share, how many samples it has of each group. */
function describeShares(all: readonly Sample[]): string[] {
  return splitWork(all, 2).map((share) =>
    [...new Set(share.map(({group}) => group))]
      .map((name) => {
        const {length} = share.filter(({group}) => group === name);
        return `${name} ${length}`;
      })
      .join(', '),
  );
}

describe('splitWork', () => {
  it('gives few samples to one thread', () => {
    expect(describeShares([...samples('a', 20), ...samples('b', 20)])).toEqual([
      'a 20, b 20',
    ]);
  });

  it('keeps groups whole and shares alike', () => {
    expect(
      describeShares([
        ...samples('b', 30),
        ...samples('a', 100),
        ...samples('c', 20),
        ...samples('d', 10),
      ]),
    ).toEqual(['a 100', 'b 30, c 20, d 10']);
  });

  it('makes no empty share', () => {
    expect(splitWork([], 2)).toEqual([]);
    expect(describeShares(samples('a', 200))).toEqual(['a 200']);
  });
});
