import {beforeAll, describe, expect, it} from 'vitest';
import {cutSignature, tidySignature} from '../describe';
import {prepareSamples} from '../prepare';
import {createTypeChecker, type TypeChecker} from '../typeCheck';
import type {DescribedName} from '../types';
import {createFence} from './fence';
import {createProject} from './project';

const KIT = `
export type VideoConfig = {readonly fps: number};
/** Reads the frame. Of the composition. */
export declare function useFrame(): number;
export declare function useVideoConfig(): VideoConfig;
export type Options = {
  /** Where it stops. */
  stop?: 'clamp' | 'extend';
};
export declare function interpolate(value: number, options?: Options): number;
export declare const Series: ((props: {from?: number}) => null) & {
  Part: (props: {length: number}) => null;
};
`;

let checker: TypeChecker;

// The first sample loads the built-in types, which is slow beside other tests.
beforeAll(() => {
  checker = createTypeChecker(
    createProject({
      'remotion/index.d.ts': KIT,
      'remotion/package.json': '{"name": "remotion", "types": "index.d.ts"}',
    }),
  );
  describeSample('export {};');
}, 120_000);

function describeSample(...lines: string[]): DescribedName[] {
  const samples = prepareSamples([createFence(lines.join('\n'))]);
  checker.load(samples);
  return samples.flatMap(checker.describe);
}

/** The names of a sample: place, name, signature, symbol. */
function namesOf(...lines: string[]): string[] {
  return describeSample(...lines).map(({line, column, length, info}) => {
    const name = lines[line]?.slice(column, column + length) ?? '';
    return [`${line}:${column} ${name}`, info.code, info.symbol]
      .filter(Boolean)
      .join(' | ');
  });
}

describe('names of a sample', () => {
  it('are imports, calls and own variables, not keywords and well-known things', () => {
    expect(
      namesOf(
        "import {useFrame as read} from 'remotion';",
        'const frame = Math.max(read(), 1);',
        'console.log(frame, <p title="a">{frame}</p>);',
      ),
    ).toEqual([
      '0:8 useFrame | function useFrame(): number | remotion#useFrame',
      '0:20 read | function read(): number | remotion#useFrame',
      '1:6 frame | const frame: number',
      '1:23 read | read(): number | remotion#useFrame',
      '2:12 frame | const frame: number',
      '2:33 frame | const frame: number',
    ]);
  });

  it('are members of the toolkit, with what they belong to', () => {
    expect(
      namesOf(
        "import {interpolate, Series, useVideoConfig} from 'remotion';",
        '// ---cut---',
        'const {fps} = useVideoConfig();',
        "interpolate(fps, {stop: 'clamp'});",
        'const config = useVideoConfig();',
        'config.fps;',
        '<Series from={1}><Series.Part length={2} /></Series>;',
      )
        .filter((line) => line.includes('#'))
        .map((line) => line.replace(/ \| .* \| /s, ' ')),
    ).toEqual([
      '2:7 fps remotion#useVideoConfig.fps',
      '2:14 useVideoConfig remotion#useVideoConfig',
      '3:0 interpolate remotion#interpolate',
      '3:18 stop remotion#interpolate.stop',
      '4:15 useVideoConfig remotion#useVideoConfig',
      '5:7 fps remotion#VideoConfig.fps',
      '6:1 Series remotion#Series',
      '6:8 from remotion#Series.from',
      '6:18 Series remotion#Series',
      '6:25 Part remotion#Series.Part',
      '6:30 length remotion#Series.Part.length',
    ]);
  });

  it('are those that a reader sees, with the variable behind a shorthand', () => {
    expect(
      namesOf(
        'const hidden = 1;',
        '// ---cut---',
        'const opacity = hidden / 2;',
        'export const style: {opacity?: number | string} = {opacity};',
      ),
    ).toEqual([
      '2:6 opacity | const opacity: number',
      '2:16 hidden | const hidden: 1',
      expect.stringMatching(/^3:13 style \| const style: \{/),
      '3:51 opacity | const opacity: number',
    ]);
  });

  it('have the first sentence of their comment', () => {
    const names = describeSample(
      "import {useFrame} from 'remotion';",
      'useFrame();',
    );
    expect(names.map(({info}) => info.doc)).toEqual([
      'Reads the frame.',
      'Reads the frame.',
    ]);
  });
});

describe('signatures', () => {
  it.each([
    ['(alias) const a: number\nimport a', 'const a: number'],
    ['(property) A.b?: string', 'A.b?: string'],
    ['namespace path\n(alias) const path: P\nimport path', 'const path: P'],
    [
      'const a: () => import("/some/where").JSX.Element',
      'const a: () => JSX.Element',
    ],
    [
      'const A: React.FC<{b: React.RefObject<MyReact.C>}>',
      'const A: FC<{b: RefObject<MyReact.C>}>',
    ],
    ['type A = {\n    b: 1;\n}', 'type A = {\n  b: 1;\n}'],
  ])('%j becomes %j', (text, tidied) => {
    expect(tidySignature(text)).toBe(tidied);
  });

  it('are cut when they are long or high', () => {
    expect(cutSignature('a'.repeat(400))).toBe('a'.repeat(400));
    expect(cutSignature('a'.repeat(401))).toBe(`${'a'.repeat(400)} …`);
    expect(cutSignature('a\n'.repeat(15)).split('\n')).toHaveLength(14);
    expect(cutSignature('a\n'.repeat(15))).toMatch(/ …$/);
  });
});
