/**
 * Renders the poster of each example with the toolkit's own renderer.
 *
 * Needs the packages of toolkit/ (`npm ci --prefix toolkit`) and a Chromium.
 * The result is committed; `examples/__tests__/posters.test.ts` fails when the
 * source of an example is newer than its poster.
 */
import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {findChromium} from '../browser/findChromium';
import {hashExample} from './hashExample';
import {metadata} from '../../examples/YearInReview/props';

const siteDir = path.resolve(__dirname, '../..');
const toolkitDir = path.join(siteDir, 'toolkit');

type Bundler = {
  bundle: (options: {
    entryPoint: string;
    webpackOverride?: (config: WebpackConfiguration) => WebpackConfiguration;
  }) => Promise<string>;
};
type WebpackConfiguration = {
  resolve?: {modules?: string[]; alias?: Record<string, string>};
};
type Composition = {readonly id: string};
type Renderer = {
  selectComposition: (options: {
    serveUrl: string;
    id: string;
    browserExecutable: string;
    chromeMode: 'chrome-for-testing';
  }) => Promise<Composition>;
  renderStill: (options: {
    serveUrl: string;
    composition: Composition;
    frame: number;
    output: string;
    browserExecutable: string;
    chromeMode: 'chrome-for-testing';
  }) => Promise<unknown>;
};

async function renderPoster(): Promise<void> {
  const require = createRequire(path.join(toolkitDir, 'package.json'));
  const {bundle} = require('@remotion/bundler') as Bundler;
  const {selectComposition, renderStill} =
    require('@remotion/renderer') as Renderer;
  const browserExecutable = findChromium();
  const chromeMode = 'chrome-for-testing';
  const serveUrl = await bundle({
    entryPoint: path.join(siteDir, 'examples/root.tsx'),
    webpackOverride: (config) => ({
      ...config,
      resolve: {
        ...config.resolve,
        modules: [path.join(toolkitDir, 'node_modules'), 'node_modules'],
      },
    }),
  });
  const composition = await selectComposition({
    serveUrl,
    id: metadata.id,
    browserExecutable,
    chromeMode,
  });
  const still = path.join(os.tmpdir(), `${metadata.id}.png`);
  await renderStill({
    serveUrl,
    composition,
    frame: metadata.posterFrame,
    output: still,
    browserExecutable,
    chromeMode,
  });
  const folder = path.join(siteDir, 'examples', metadata.id);
  await sharp(still)
    .webp({quality: 86})
    .toFile(path.join(folder, 'poster.webp'));
  await fs.writeFile(
    path.join(folder, 'poster.json'),
    // Written as Prettier formats it, or the format check would fail on it.
    `{"source": "${await hashExample(folder)}"}\n`,
  );
  await fs.rm(still);
  console.log(`examples/${metadata.id}/poster.webp is new.`);
}

void renderPoster();
