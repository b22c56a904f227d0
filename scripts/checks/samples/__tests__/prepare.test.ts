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
    expect(prepareSamples([fence('a;', 'src/A.tsx')])).toEqual([
      {
        id: 'docs/page.mdx:3',
        code: 'a;',
        files: [{path: 'src/A.tsx', text: 'a;', line: 1}],
        siblings: [],
        group: '',
      },
    ]);
  });

  it.each([
    [
      'a file without a title',
      'a;',
      undefined,
      [{path: 'sample.tsx', text: 'a;', line: 1}],
    ],
    [
      'a file at each @filename',
      '// @errors: 2322\n\n// @filename: src/B.mts\nb;\nc;\n// @filename: src/A.tsx\n// ---cut---\na;',
      'src/A.tsx',
      [
        {path: 'src/B.ts', text: 'b;\nc;', line: 4},
        {path: 'src/A.tsx', text: '// ---cut---\na;', line: 7},
      ],
    ],
    [
      'the titled file of code above the first @filename',
      'a;\n// @filename: src/B.ts\nb;',
      'src/A.tsx',
      [
        {path: 'src/A.tsx', text: 'a;', line: 1},
        {path: 'src/B.ts', text: 'b;', line: 3},
      ],
    ],
  ])('make %s', (_, code, title, files) => {
    expect(prepareSamples([fence(code, title)])).toMatchObject([{files}]);
  });

  it('is a file as it stands for an example', () => {
    expect(prepareExample('examples/A.tsx', 'a;')).toMatchObject({
      id: 'examples/A.tsx',
      files: [{path: 'examples/A.tsx', text: 'a;', line: 1}],
      isExample: true,
    });
  });
});

/** Siblings of the first sample that has the title `A.ts` or none. */
function siblingsOf(...fences: readonly Fence[]): string[] {
  const index = fences.findIndex(({title = 'A.ts'}) => /A\.tsx?$/.test(title));
  return (prepareSamples(fences)[index]?.siblings ?? []).map(
    ({path, text}) => `${path}: ${text}`,
  );
}

describe('siblings of a sample', () => {
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
      siblingsOf(fence(code, 'src/A.tsx'), fence('b;', 'src/B.tsx')),
    ).toEqual(['src/B.tsx: b;']);
  });

  it.each<[about: string, fences: Fence[], siblings: string[]]>([
    [
      'are found through another sibling, and through an index file',
      [
        fence("import './c';", 'src/B.ts'),
        fence('c;', 'src/c/index.ts'),
        fence("import './src/B';"),
      ],
      ["src/B.ts: import './c';", 'src/c/index.ts: c;'],
    ],
    [
      'are those imported only',
      [
        fence("import './B'; import 'C';", 'src/A.ts'),
        fence('b;', 'src/B.ts'),
        fence('c;', 'src/C.ts'),
      ],
      ['src/B.ts: b;'],
    ],
    [
      'are the last version before the sample, else the first one after',
      [
        fence('1;', 'src/B.ts (step 1)'),
        fence('2;', 'src/B.ts (step 2)'),
        fence("import './B'; import './C';", 'src/A.ts'),
        fence('3;', 'src/B.ts (step 3)'),
        fence('4;', 'src/C.ts (step 1)'),
        fence('5;', 'src/C.ts (step 2)'),
      ],
      ['src/B.ts: 2;', 'src/C.ts: 4;'],
    ],
    [
      'never stand in for a file of the sample itself',
      [
        fence(
          "// @filename: src/B.ts\nown;\n// @filename: src/A.ts\nimport './B';",
          'src/A.ts',
        ),
        fence('other;', 'src/B.ts'),
      ],
      [],
    ],
    [
      'end at a circle',
      [
        fence("import './B';", 'A.ts'),
        fence("import './C';", 'B.ts'),
        fence("import './A'; import './B';", 'C.ts'),
      ],
      ["B.ts: import './C';", "C.ts: import './A'; import './B';"],
    ],
  ])('%s', (_, fences, siblings) => {
    expect(siblingsOf(...fences)).toEqual(siblings);
  });
});

describe('group of a sample', () => {
  it.each([
    [
      "import {useState} from 'react';\nimport {Still} from 'remotion';\nimport fs from 'node:fs';\nimport {z} from 'zod';\nimport {b} from '@kit/b/deep';\nimport {a} from '@kit/b';\nimport './C';",
      'A.ts',
      '@kit/b three zod',
    ],
    ['declare global { const a: 1; }', 'A.ts', 'docs/page.mdx:3'],
    ["declare module '*.png' {}", 'A.ts', 'docs/page.mdx:3'],
    ['type A = 1;', 'types.d.ts', 'docs/page.mdx:3'],
  ])('is its packages, or its own: %j in %s', (code, title, group) => {
    const [sample] = prepareSamples([
      fence(code, title),
      fence("import 'three';", 'C.ts'),
    ]);
    expect(sample?.group).toBe(group);
  });
});
