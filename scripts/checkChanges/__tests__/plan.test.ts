import {describe, expect, it} from 'vitest';
import {planCheck} from '../plan';

describe('planCheck', () => {
  it.each([
    // A page without samples needs nothing of the toolkit.
    [
      'docs/still.mdx',
      false,
      ['content and links', 'prose', 'messages', 'spelling', 'format'],
    ],
    [
      'docs/still.mdx',
      true,
      [
        'samples',
        'content and links',
        'prose',
        'messages',
        'spelling',
        'format',
      ],
    ],
    [
      // Other code may depend on it.
      'src/hooks/useThing.ts',
      false,
      [
        'lint of code',
        'types of tsconfig.json',
        'types of tsconfig.node.json',
        'unused code',
        'spelling',
        'format',
      ],
    ],
    ['src/css/custom.css', false, ['lint of styles', 'format']],
    ['package-lock.json', false, ['format', 'lock files']],
    ['toolkit/types/docs/still.json', false, []],
  ])('for %s, with samples: %s, has %j', (file, hasSamples, names) => {
    expect(planCheck([{file, hasSamples}]).map(({name}) => name)).toEqual(
      names,
    );
  });

  it('has nothing to do where nothing changed', () => {
    expect(planCheck([])).toEqual([]);
  });
});
