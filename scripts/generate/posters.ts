/**
 * Renders the posters of examples that have changed with the toolkit's own renderer.
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
import {hashExample, hashExampleFile} from './hashExample';
import {listExamples, readPosters} from '../../plugins/remark/example';
import {metadata} from '../../examples/YearInReview/props';

const siteDir = path.resolve(__dirname, '../..');
const toolkitDir = path.join(siteDir, 'toolkit');
const examplesDir = path.join(siteDir, 'examples');
const postersDir = path.join(siteDir, 'static/img/examples');

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

/** Width of a poster in pixels: a page shows none larger. */
const POSTER_WIDTH = 960;

type Poster = {
  readonly name: string;
  readonly frame: number;
  /** The picture, absolute. */
  readonly file: string;
  readonly width: number;
};

async function openToolkit(): Promise<{
  render: (poster: Poster) => Promise<void>;
}> {
  const require = createRequire(path.join(toolkitDir, 'package.json'));
  const {bundle} = require('@remotion/bundler') as Bundler;
  const {selectComposition, renderStill} =
    require('@remotion/renderer') as Renderer;
  const browserExecutable = findChromium();
  const chromeMode = 'chrome-for-testing';
  const serveUrl = await bundle({
    entryPoint: path.join(examplesDir, 'root.tsx'),
    webpackOverride: (config) => ({
      ...config,
      resolve: {
        ...config.resolve,
        modules: [path.join(toolkitDir, 'node_modules'), 'node_modules'],
      },
    }),
  });
  return {
    async render({name, frame, file, width}) {
      const composition = await selectComposition({
        serveUrl,
        id: name,
        browserExecutable,
        chromeMode,
      });
      const still = path.join(os.tmpdir(), `${name}.png`);
      await renderStill({
        serveUrl,
        composition,
        frame,
        output: still,
        browserExecutable,
        chromeMode,
      });
      await sharp(still)
        .resize({width, withoutEnlargement: true})
        .webp({quality: 86})
        .toFile(file);
      await fs.rm(still);
      console.log(`${path.relative(siteDir, file)} is new.`);
    },
  };
}

async function isCurrent(poster: string, hash: string, known?: string) {
  return known === hash && (await fs.stat(poster).catch(() => undefined));
}

async function main(): Promise<void> {
  const toolkit = await openToolkit();
  const folder = path.join(examplesDir, metadata.id);
  const note = path.join(folder, 'poster.json');
  const {source} = JSON.parse(await fs.readFile(note, 'utf8')) as {
    source: string;
  };
  const hash = await hashExample(folder);
  const file = path.join(folder, 'poster.webp');
  if (!(await isCurrent(file, hash, source))) {
    await toolkit.render({
      name: metadata.id,
      frame: metadata.posterFrame,
      file,
      width: metadata.width,
    });
    // Written as Prettier formats it, or the format check would fail on it.
    await fs.writeFile(note, `{"source": "${hash}"}\n`);
  }

  const known = readPosters(examplesDir);
  const posters: Record<string, string> = {};
  await fs.mkdir(postersDir, {recursive: true});
  for (const name of listExamples(examplesDir)) {
    const {default: example} = (await import(
      path.join(examplesDir, `${name}.meta.ts`)
    )) as {default: {posterFrame: number}};
    const poster = path.join(postersDir, `${name}.webp`);
    posters[name] = await hashExampleFile(examplesDir, name);
    if (!(await isCurrent(poster, posters[name], known[name]))) {
      await toolkit.render({
        name,
        frame: example.posterFrame,
        file: poster,
        width: POSTER_WIDTH,
      });
    }
    await fs.writeFile(
      path.join(examplesDir, 'posters.json'),
      `${JSON.stringify({...known, ...posters}, null, 2)}\n`,
    );
  }
  await fs.writeFile(
    path.join(examplesDir, 'posters.json'),
    `${JSON.stringify(posters, null, 2)}\n`,
  );
}

void main();
