import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {collectOutput, type Output} from '../../__tests__/collectOutput';
import exampleSourcePlugin from '..';
import type {Track} from '../extractTracks';

const SITE_DIR = path.resolve(__dirname, '../../..');

function createPlugin(siteDir: string): Plugin<undefined> {
  return exampleSourcePlugin({siteDir} as LoadContext) as Plugin<undefined>;
}

/** Runs the plugin; returns the data files it makes. */
async function load(siteDir: string): Promise<Output['files']> {
  const {actions, files} = collectOutput();
  const plugin = createPlugin(siteDir);
  await plugin.contentLoaded?.({content: undefined, actions});
  return files;
}

describe('example-source', () => {
  it('writes the tracks of the composition', async () => {
    const tracks = (await load(SITE_DIR)).get('yearInReview.json') as Track[];
    expect(tracks.map(({name}) => name)).toEqual([
      'Intro',
      'Count',
      'Bars',
      'Outro',
    ]);
  });

  it('writes a spring that starts at 0, overshoots and ends near 1', async () => {
    const values = (await load(SITE_DIR)).get('spring.json') as number[];
    expect(values).toHaveLength(24);
    expect(values[0]).toBe(0);
    expect(Math.max(...values)).toBeGreaterThan(1);
    expect(values.at(-1)).toBeCloseTo(1, 1);
  });

  it('stops where the composition is missing', async () => {
    await expect(load(__dirname)).rejects.toThrow('ENOENT');
  });

  it('is made again when the composition changes', () => {
    expect(createPlugin(SITE_DIR).getPathsToWatch?.()).toEqual([
      'examples/YearInReview/index.tsx',
    ]);
  });
});
