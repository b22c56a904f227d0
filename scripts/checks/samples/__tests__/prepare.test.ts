import {describe, expect, it} from 'vitest';
import {prepareExample, prepareSamples, titleToPath} from '../prepare';
import type {Fence} from '../types';
import {createFence} from './fence';

function fence(code: string, title?: string): Fence {
  return createFence(code, {line: 3, ...(title !== undefined && {title})});
}

describe('titleToPath', () => {
  it.each([
    ['src/Root.tsx', 'src/Root.tsx'],
    ['./src/Root.tsx', 'src/Root.tsx'],
    ['../../src/Root.tsx', 'src/Root.tsx'],
    ['/src/Root.tsx', 'src/Root.tsx'],
    ['src/Root.tsx (step 2)', 'src/Root.tsx'],
    ['src/app/[slug]/page.tsx', 'src/app/[slug]/page.tsx'],
    ['render.mts', 'render.ts'],
    ['types.d.ts', 'types.d.ts'],
    ['package.json', undefined],
    ['Terminal', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s is %s', (title, file) => {
    expect(titleToPath(title)).toBe(file);
  });
});

describe('files of a sample', () => {
  it('is one file, named by its title', () => {
    const [sample] = prepareSamples([fence('a;', 'src/A.tsx')]);
    expect(sample).toEqual({
      id: 'docs/page.mdx:3',
      lang: 'tsx',
      code: 'a;',
      files: [{path: 'src/A.tsx', text: 'a;', line: 1}],
      siblings: [],
      group: '',
    });
  });

  it('has a name without a title too', () => {
    expect(prepareSamples([fence('a;')])[0]?.files).toEqual([
      {path: 'sample.tsx', text: 'a;', line: 1},
    ]);
  });

  it('is split at each @filename', () => {
    const [sample] = prepareSamples([
      fence(
        '// @errors: 2322\n\n// @filename: src/B.mts\nb;\nc;\n// @filename: src/A.tsx\n// ---cut---\na;',
        'src/A.tsx',
      ),
    ]);
    expect(sample?.files).toEqual([
      {path: 'src/B.ts', text: 'b;\nc;', line: 4},
      {path: 'src/A.tsx', text: '// ---cut---\na;', line: 7},
    ]);
  });

  it('keeps code above the first @filename as the titled file', () => {
    const [sample] = prepareSamples([
      fence('a;\n// @filename: src/B.ts\nb;', 'src/A.tsx'),
    ]);
    expect(sample?.files).toEqual([
      {path: 'src/A.tsx', text: 'a;', line: 1},
      {path: 'src/B.ts', text: 'b;', line: 3},
    ]);
  });

  it('is a file as it stands for an example', () => {
    expect(prepareExample('examples/A.tsx', 'a;')).toMatchObject({
      id: 'examples/A.tsx',
      lang: 'tsx',
      files: [{path: 'examples/A.tsx', text: 'a;', line: 1}],
      isExample: true,
    });
  });
});

describe('siblings of a sample', () => {
  function siblingsOf(index: number, fences: readonly Fence[]): string[] {
    return (prepareSamples(fences)[index]?.siblings ?? []).map(
      ({path, text}) => `${path}: ${text}`,
    );
  }

  it.each([
    "import {B} from './B';",
    "import type {B} from './B.js';",
    "export * from './B.tsx';",
    "import './B';",
    "const B = lazy(() => import('./B'));",
    "const {B} = require('./B');",
    "import {B} from '../src/B';",
  ])('are found for %s', (code) => {
    expect(
      siblingsOf(0, [fence(code, 'src/A.tsx'), fence('b;', 'src/B.tsx')]),
    ).toEqual(['src/B.tsx: b;']);
  });

  it('are found through another sibling, and through an index file', () => {
    expect(
      siblingsOf(2, [
        fence("import './c';", 'src/B.ts'),
        fence('c;', 'src/c/index.ts'),
        fence("import './src/B';"),
      ]),
    ).toEqual(["src/B.ts: import './c';", 'src/c/index.ts: c;']);
  });

  it('are those imported only', () => {
    expect(
      siblingsOf(0, [
        fence("import './B'; import 'C';", 'src/A.ts'),
        fence('b;', 'src/B.ts'),
        fence('c;', 'src/C.ts'),
      ]),
    ).toEqual(['src/B.ts: b;']);
  });

  it('are the last version before the sample, else the first one after', () => {
    const fences = [
      fence('1;', 'src/B.ts (step 1)'),
      fence('2;', 'src/B.ts (step 2)'),
      fence("import './B'; import './C';", 'src/A.ts'),
      fence('3;', 'src/B.ts (step 3)'),
      fence('4;', 'src/C.ts (step 1)'),
      fence('5;', 'src/C.ts (step 2)'),
    ];
    expect(siblingsOf(2, fences)).toEqual(['src/B.ts: 2;', 'src/C.ts: 4;']);
  });

  it('never stand in for a file of the sample itself', () => {
    expect(
      siblingsOf(0, [
        fence(
          "// @filename: src/B.ts\nown;\n// @filename: src/A.ts\nimport './B';",
          'src/A.ts',
        ),
        fence('other;', 'src/B.ts'),
      ]),
    ).toEqual([]);
  });

  it('end at a circle', () => {
    expect(
      siblingsOf(0, [
        fence("import './B';", 'A.ts'),
        fence("import './C';", 'B.ts'),
        fence("import './A'; import './B';", 'C.ts'),
      ]),
    ).toHaveLength(2);
  });
});

describe('group of a sample', () => {
  it('is its packages, without the common ones and those of Node.js', () => {
    const [sample] = prepareSamples([
      fence(
        "import {useState} from 'react';\nimport {Still} from 'remotion';\nimport fs from 'node:fs';\nimport {z} from 'zod';\nimport {b} from '@kit/b/deep';\nimport {a} from '@kit/b';\nimport './C';",
        'A.ts',
      ),
      fence("import 'three';", 'C.ts'),
    ]).map(({group}) => group);
    expect(sample).toBe('@kit/b three zod');
  });

  it.each([
    ['declare global { const a: 1; }', 'A.ts'],
    ["declare module '*.png' {}", 'A.ts'],
    ['type A = 1;', 'types.d.ts'],
  ])('is its own for "%s" in %s', (code, title) => {
    expect(prepareSamples([fence(code, title)])[0]?.group).toBe(
      'docs/page.mdx:3',
    );
  });
});
