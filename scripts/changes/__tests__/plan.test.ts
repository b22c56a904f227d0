import {describe, expect, it} from 'vitest';
import {planSteps} from '../plan';

const PAGE = ['content and links', 'prose', 'messages', 'spelling'];
const CODE = ['lint of code', 'types', 'unused code', 'spelling'];

function namesFor(
  kind: 'check' | 'fix',
  file: string,
  more: {readonly hasSamples?: boolean; readonly isGone?: boolean} = {},
): string[] {
  const changed = {isGone: false, hasSamples: false, ...more, file};
  return planSteps(kind, [changed]).map(({name}) => name);
}

describe('planSteps', () => {
  it.each([
    // A page without samples needs nothing of the toolkit.
    ['docs/still.mdx', ['format', 'sidebars and addresses', ...PAGE]],
    // Other code may depend on it.
    ['src/hooks/useThing.ts', ['format', ...CODE]],
    [
      'examples/Fade.tsx',
      ['format', 'examples and posters', 'samples', ...CODE],
    ],
    ['plugins/search/theme/a.module.css', ['format', 'lint of styles']],
    ['toolkit/package-lock.json', ['format', 'lock files']],
  ])('checks %s: %j', (file, names) => {
    expect(namesFor('check', file)).toEqual(names);
  });

  it.each([
    ['docs/still.mdx', ['format', 'sidebars and addresses']],
    ['src/pages/about.tsx', ['format', 'sidebars and addresses']],
    ['config/addresses.txt', ['format', 'sidebars and addresses']],
    ['src/hooks/useThing.ts', ['format']],
    [
      'examples/Fade.meta.ts',
      ['format', 'examples and posters', 'types of samples'],
    ],
    ['docs/skia/index.mdx', ['format', 'media', 'sidebars and addresses']],
    ['toolkit/types/00034142b570.json', ['format', 'types of samples']],
  ])('fixes %s: %j', (file, names) => {
    expect(namesFor('fix', file)).toEqual(names);
  });

  it('looks at the types of a page with samples, and of one that had some', () => {
    const page = {hasSamples: true};
    expect(namesFor('check', 'docs/still.mdx', page)).toContain('samples');
    expect(namesFor('fix', 'docs/still.mdx', {...page, isGone: true})).toEqual([
      'sidebars and addresses',
      'types of samples',
    ]);
    expect(namesFor('check', 'README.md', page)).not.toContain('samples');
  });

  it('does not give a program what is gone', () => {
    const gone = {isGone: true};
    expect(namesFor('check', 'docs/still.mdx', gone)).toEqual([
      'sidebars and addresses',
    ]);
    expect(namesFor('check', 'src/a.ts', gone)).toEqual([
      'types',
      'unused code',
    ]);
  });

  it('has nothing to do where nothing changed', () => {
    expect(planSteps('check', [])).toEqual([]);
  });
});
