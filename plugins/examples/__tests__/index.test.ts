import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {collectOutput, type Output} from '../../__tests__/collectOutput';
import examplesPlugin from '..';

const SITE_DIR = path.resolve(__dirname, '../../..');

function createPlugin(siteDir: string): Plugin<undefined> {
  return examplesPlugin({
    siteDir,
    siteConfig: {baseUrl: '/site/'},
  } as LoadContext) as Plugin<undefined>;
}

/** Runs the plugin; returns what it makes. */
async function load(siteDir: string): Promise<Output> {
  const output = collectOutput();
  const plugin = createPlugin(siteDir);
  await plugin.contentLoaded?.({content: undefined, actions: output.actions});
  return output;
}

describe('the plugin', () => {
  it('makes a page of each example below the base path', async () => {
    const {routes, files} = await load(SITE_DIR);
    const route = routes.find(
      ({path: address}) => address === '/site/examples/easing-curves/',
    );
    expect(route).toMatchObject({
      exact: true,
      modules: {example: '@site/.docusaurus/EasingCurves.js'},
    });
    expect(files.get('EasingCurves.js')).toMatch(
      /import\(\/\* webpackChunkName: "\w{4}" \*\/ '@site\/examples\/EasingCurves'\)/,
    );
  });

  it('writes a spring that starts at 0, overshoots and ends near 1', async () => {
    const values = (await load(SITE_DIR)).files.get('spring.json') as number[];
    expect(values[0]).toBe(0);
    expect(Math.max(...values)).toBeGreaterThan(1);
    expect(values.at(-1)).toBeCloseTo(1, 1);
  });

  it('stops where the composition is missing', async () => {
    await expect(load(__dirname)).rejects.toThrow('ENOENT');
  });

  it('is made again when the composition changes', () => {
    expect(createPlugin(SITE_DIR).getPathsToWatch?.()).toContain(
      'examples/YearInReview/index.tsx',
    );
  });
});
