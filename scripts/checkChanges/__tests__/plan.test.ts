import {describe, expect, it} from 'vitest';
import {planCheck} from '../plan';

const unchanged = {isGone: false, hasSamples: false, hadSamples: false};

describe('planCheck', () => {
  it.each([
    // A page without samples needs nothing of the toolkit.
    [
      'docs/still.mdx',
      false,
      [
        'sidebars and addresses',
        'content and links',
        'prose',
        'messages',
        'spelling',
        'format',
      ],
    ],
    [
      'docs/still.mdx',
      true,
      [
        'sidebars and addresses',
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
    [
      'examples/Fade.tsx',
      true,
      [
        'samples',
        'lint of code',
        'types of tsconfig.json',
        'types of tsconfig.node.json',
        'unused code',
        'spelling',
        'posters and media',
        'format',
      ],
    ],
    ['src/css/custom.css', false, ['lint of styles', 'format']],
    ['package-lock.json', false, ['format', 'lock files']],
    ['toolkit/types/docs/still.json', false, []],
  ])('for %s, with samples: %s, has %j', (file, hasSamples, names) => {
    expect(
      planCheck([{...unchanged, file, hasSamples}]).map(({name}) => name),
    ).toEqual(names);
  });

  it('checks the addresses without a page that is gone', () => {
    const gone = {...unchanged, file: 'docs/still.mdx', isGone: true};
    expect(planCheck([gone]).map(({name}) => name)).toEqual([
      'sidebars and addresses',
    ]);
  });

  it('has nothing to do where nothing changed', () => {
    expect(planCheck([])).toEqual([]);
  });
});
