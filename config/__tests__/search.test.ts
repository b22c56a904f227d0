import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readAddresses} from '../../plugins/addresses';
import {describeApi} from '../apiFacts';
import {search} from '../search';

const factsOf = (key: string): ReturnType<typeof describeApi> =>
  describeApi({api: [key], commands: []});

describe('tasks of the empty dialog', () => {
  const tasks = search.tasks.map(({to}) => to);

  it('are six, each with a page of its own', () => {
    expect(new Set(tasks).size).toBe(6);
  });

  it.each(tasks)('lead to %s, which exists', async (to) => {
    expect(await readAddresses(path.resolve(__dirname, '../..'))).toContain(to);
  });
});

describe('facts', () => {
  it('of an export come from the API model', () => {
    expect(factsOf('remotion#Sequence')).toMatchObject({
      package: 'remotion',
      kind: 'component',
      symbols: ['Sequence'],
      members: expect.arrayContaining(['from', 'durationInFrames']) as unknown,
    });
    expect(factsOf('@remotion/renderer#renderMedia')?.signature).toMatch(
      /^renderMedia/,
    );
  });

  it('have the signature on one line, as if it had never been wrapped', () => {
    expect(factsOf('remotion#measureSpring')?.signature).toMatch(
      /^measureSpring\(options: \{fps: number; config\?: Partial<SpringConfig>; threshold\?: number\} & \{/,
    );
    expect(factsOf('@remotion/noise#noise4D')?.signature).toBe(
      'noise4D(seed: string | number, x: number, y: number, z: number, w: number): number',
    );
  });

  it('of a command have its flags', () => {
    expect(describeApi({api: [], commands: ['remotion render']})).toMatchObject(
      {
        package: '@remotion/cli',
        kind: 'command',
        symbols: ['remotion render'],
        flags: expect.arrayContaining(['--crf']) as unknown,
      },
    );
  });

  it('are none for a guide', () => {
    expect(describeApi({api: [], commands: []})).toBeUndefined();
  });
});

it.each([
  ['/docs/sequence/', true],
  ['/', true],
  ['/showcase/', true],
  ['/search/', false],
  ['/ai-embed/', false],
  ['/examples/spring/', false],
  ['/blog/page/2/', false],
  ['/blog/tags/x/', false],
  ['/docs/media-parser/tags/', true],
  ['/404/', false],
])('%s is searched: %s', (pathname, expected) => {
  expect(!search.leftOut.test(pathname)).toBe(expected);
});
