import {describe, expect, it} from 'vitest';
import {planCheck} from '../plan';

function plan(file: string, hasSamples = false): string[] {
  return planCheck([{file, hasSamples}]).map(({name}) => name);
}

describe('planCheck', () => {
  it('needs nothing of the toolkit for a page without samples', () => {
    expect(plan('docs/still.mdx')).toEqual([
      'content and links',
      'spelling',
      'format',
    ]);
  });

  it('checks the samples of a page that has some', () => {
    expect(plan('docs/still.mdx', true)).toEqual([
      'samples',
      'content and links',
      'spelling',
      'format',
    ]);
  });

  it('checks code, which other code may depend on', () => {
    expect(plan('src/hooks/useThing.ts')).toEqual([
      'lint of code',
      'types of tsconfig.json',
      'types of tsconfig.node.json',
      'unused code',
      'spelling',
      'format',
    ]);
  });

  it.each([
    ['src/css/custom.css', ['lint of styles', 'format']],
    ['package-lock.json', ['format', 'lock files']],
    ['toolkit/types/docs/still.json', []],
  ])('checks %s', (file, expected) => {
    expect(plan(file)).toEqual(expected);
  });

  it('has nothing to do where nothing changed', () => {
    expect(planCheck([])).toEqual([]);
  });
});
