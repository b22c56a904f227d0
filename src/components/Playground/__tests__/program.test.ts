import {beforeAll, describe, expect, it} from 'vitest';
import {
  describeError,
  installGuard,
  notePause,
  runFiles,
} from '../frame/program';

const project = {
  entry: 'A.tsx',
  exportName: 'A',
  width: 1,
  height: 1,
  fps: 30,
  durationInFrames: 1,
  posterFrame: 0,
};

const run = (files: Record<string, string>) =>
  runFiles(files, project, {
    'react/jsx-runtime': {jsx: (type: string) => type},
    remotion: {interpolate: () => 'b'},
  });

function errorOf(files: Record<string, string>): unknown {
  try {
    run(files);
  } catch (error) {
    return error;
  }
  return undefined;
}

beforeAll(() => installGuard());

describe('files', () => {
  it('give the component that the entry exports, with what it imports', () => {
    const component = run({
      'A.tsx':
        "import {name} from './B';\nimport {interpolate} from 'remotion';\nexport const A = () => name + interpolate();",
      'B.tsx': "export const name: string = 'a';",
    }) as () => unknown;
    expect(component()).toBe('ab');
  });

  it.each([
    ["import {x} from 'left-pad';\nexport const A = () => x;", 'left-pad'],
    ["import {x} from './C';\nexport const A = () => x;", './C'],
    ['export const B = () => 1;', 'exports no component "A"'],
    [
      "import {x} from 'constructor';\nexport const A = () => x;",
      'constructor',
    ],
  ])('that lack something say what', (code, message) => {
    expect(() => run({'A.tsx': code})).toThrow(message);
  });
});

describe('a problem', () => {
  it('of the compiler has its line', () => {
    const files = {'A.tsx': 'const a = 1;\nconst b = ;\n'};
    expect(describeError(errorOf(files), files)).toMatchObject({line: 2});
  });

  it('of the code has its file and its line', () => {
    const files = {'A.tsx': "export * from './B';", 'B.tsx': '\n\nboom();'};
    expect(describeError(errorOf(files), files)).toEqual({
      message: 'boom is not defined',
      file: 'B.tsx',
      line: 3,
    });
  });

  it('may be no error at all', () => {
    expect(describeError('no', {})).toEqual({
      message: 'It throws no, which is no error.',
    });
  });
});

it('a loop without an end is stopped, at its line', () => {
  notePause();
  const files = {'A.tsx': 'let i = 0;\nwhile (true) { i++; }'};
  expect(describeError(errorOf(files), files)).toEqual({
    message:
      'A loop ran for more than a second and was stopped. Give it an end.',
    file: 'A.tsx',
    line: 2,
  });
});
