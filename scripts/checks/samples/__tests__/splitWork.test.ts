import {expect, it} from 'vitest';
import {prepareExample} from '../prepare';
import {splitWork} from '../splitWork';

const [A, B] = ['a'.repeat(100), 'b'.repeat(20)];

// A sample is written as the letter of its group.
it.each<[about: string, samples: string, ...shares: string[]]>([
  ['gives few samples to one thread', `${B}cc`, `${B}cc`],
  ['keeps groups whole and shares alike', `cc${B}${A}ddd`, A, `${B}dddcc`],
  ['makes no empty share', A, A],
  ['makes no share of nothing', ''],
])('%s', (_, samples, ...shares) => {
  const example = prepareExample('a.ts', '');
  const all = Array.from(samples, (group) => ({...example, group}));
  expect(
    splitWork(all, 2).map((share) => share.map(({group}) => group).join('')),
  ).toEqual(shares);
});
