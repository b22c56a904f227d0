import {beforeAll, describe, expect, it} from 'vitest';
import {prepareSamples} from '../prepare';
import {createTypeChecker, type TypeChecker} from '../typeCheck';
import type {Problem} from '../types';
import {createFence} from './fence';
import {createProject} from './project';

let checker: TypeChecker;

// The first check loads the built-in types, which is slow beside other tests.
beforeAll(() => {
  checker = createTypeChecker(createProject());
  check('export const a = <p>{document.title}</p>;');
}, 120_000);

type Part = {readonly code: string; readonly title?: string};

/** Problems of each fence of a page. */
function checkPage(...parts: Part[]): Problem[][] {
  const samples = prepareSamples(
    parts.map(({code, ...more}, index) =>
      createFence(code, {line: index * 10 + 1, ...more}),
    ),
  );
  checker.load(samples);
  return samples.map((sample) => checker.check(sample));
}

function check(...lines: string[]): Problem[] {
  return checkPage({code: lines.join('\n')})[0] ?? [];
}

/** Rule and place of each problem. */
function places(problems: readonly Problem[] | undefined): string[] {
  return (problems ?? []).map(
    ({rule, line, column}) => `${rule} ${line}:${column}`,
  );
}

describe('types of a sample', () => {
  it('accepts packages, JSX, Node.js, the DOM and the built-ins of projects', () => {
    expect(
      check(
        "import {frame} from 'tiny-kit';",
        'export const a: number = frame() + process.pid;',
        'export const b = <p id="b">{[a].flat()}</p>;',
        'export const c = document.title;',
        'await Promise.resolve();',
      ),
    ).toEqual([]);
    expect(check('export const last = [1].at(-1);')).toMatchObject([
      {message: expect.stringContaining("'at' does not exist") as string},
    ]);
  });

  it('names line, column, message and remedy', () => {
    expect(
      check(
        '// ---cut---',
        "import {frame} from 'tiny-kit';",
        '  const text: string = frame();',
        'missing(text);',
      ),
    ).toEqual([
      {
        line: 3,
        column: 9,
        rule: 'TS2322',
        message: "Type 'number' is not assignable to type 'string'.",
      },
      {
        line: 4,
        column: 1,
        rule: 'TS2304',
        message: "Cannot find name 'missing'.",
        remedy: 'Import "missing", or declare it above "// ---cut---".',
      },
    ]);
  });

  it('reports an unknown package and an unknown file', () => {
    expect(
      check("import 'tiny-kit/none';", "import {b} from './B';"),
    ).toMatchObject([
      {
        rule: 'TS2882',
        remedy: 'Correct the name, or add the package to toolkit/package.json.',
      },
      {
        rule: 'TS2307',
        remedy: expect.stringContaining('"// @filename: src/B.tsx"') as string,
      },
    ]);
  });

  it.each([
    ['is strict', ['export const f = (a) => a;', 'f(1);'], 'TS7006 1:19'],
    [
      'reports a sample that does not parse',
      ['const a = {;', 'a;'],
      'TS1136 1:12',
    ],
    [
      'checks files that a sample hides',
      [
        '// @filename: src/B.ts',
        'export const b: string = 1;',
        '// @filename: src/A.ts',
        '// ---cut---',
        "import {b} from './B';",
        'export const a: number = b;',
      ],
      'TS2322 2:14',
      'TS2322 6:14',
    ],
    [
      'leaves out expected errors',
      [
        '// @errors: 2322',
        'export const a: string = 1;',
        'export const b = c;',
      ],
      'TS2304 3:18',
    ],
  ])('%s', (_, lines, ...expected) => {
    expect(places(check(...lines))).toEqual(expected);
  });

  it('keeps samples apart: same names are no conflict', () => {
    expect(
      checkPage({code: 'const a = 1; a;'}, {code: 'const a = 2; a;'}),
    ).toEqual([[], []]);
  });

  it('forgets samples of the load before, and what they made global', () => {
    expect(check("import 'tiny-globals';", 'fromGlobals;')).toEqual([]);
    expect(places(check('fromGlobals;'))).toEqual(['TS2304 1:1']);
  });
});

it('files of a page import one another, before and after', () => {
  const [a, b] = checkPage(
    {
      title: 'src/A.tsx',
      code: "import {b} from './B';\nexport const a: 1 = b;",
    },
    {title: 'src/B.ts', code: "export const b = 2;\nexport * from './A';"},
  );
  expect(places(a)).toEqual(['TS2322 2:14']);
  expect(b).toEqual([]);
});

describe('a notation', () => {
  it.each([
    [
      ['a();', '// @errors: 2304 2322'],
      {
        line: 2,
        message: 'the expected error TS2322 does not occur',
        remedy: 'Take 2322 out of "@errors".',
      },
    ],
    [
      ['// @noErrors', 'const a: string = 1;'],
      {line: 1, message: '"@noErrors" is not allowed'},
    ],
  ])('that is wrong is the only problem: %j', (lines, problem) => {
    expect(check(...lines)).toMatchObject([{...problem, rule: 'sample'}]);
  });
});
