/**
 * Renders the posters of examples that have changed with the toolkit's own
 * renderer.
 *
 * Needs the packages of toolkit/ (`npm ci --prefix toolkit --ignore-scripts`)
 * and a Chromium. The result is committed; `examples/__tests__/posters.test.ts`
 * fails when the source of an example is newer than its poster.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {
  listExamples,
  readExampleMetadata,
  readPosters,
} from '../../plugins/examples/list';
import {openToolkitRenderer, type ToolkitRenderer} from '../toolkitRenderer';
import {hashExample, hashExampleFile} from './hashExample';
import {metadata} from '../../examples/YearInReview/props';

const siteDir = path.resolve(__dirname, '../..');
const examplesDir = path.join(siteDir, 'examples');
const postersDir = path.join(siteDir, 'static/img/examples');

/** Width of a poster in pixels, which is the largest that a page shows. */
const POSTER_WIDTH = 960;

type Poster = {
  readonly name: string;
  readonly frame: number;
  /** The picture, absolute. */
  readonly file: string;
  readonly width: number;
};

async function renderPoster(
  renderer: ToolkitRenderer,
  {name, frame, file, width}: Poster,
): Promise<void> {
  await sharp(await renderer.render(name, frame))
    .resize({width, withoutEnlargement: true})
    .webp({quality: 86})
    .toFile(file);
  console.log(`${path.relative(siteDir, file)} is new.`);
}

async function isCurrent(
  file: string,
  hash: string,
  known: string | undefined,
): Promise<boolean> {
  return (
    known === hash &&
    fs.access(file).then(
      () => true,
      () => false,
    )
  );
}

async function renderYearInReview(renderer: ToolkitRenderer): Promise<void> {
  const folder = path.join(examplesDir, metadata.id);
  const note = path.join(folder, 'poster.json');
  const {source} = JSON.parse(await fs.readFile(note, 'utf8')) as {
    source: string;
  };
  const hash = await hashExample(folder);
  const file = path.join(folder, 'poster.webp');
  if (!(await isCurrent(file, hash, source))) {
    await renderPoster(renderer, {
      name: metadata.id,
      frame: metadata.posterFrame,
      file,
      width: metadata.width,
    });
    // In the format of Prettier, which checks this file too.
    await fs.writeFile(note, `{"source": "${hash}"}\n`);
  }
}

async function renderExamples(renderer: ToolkitRenderer): Promise<void> {
  const known = readPosters(examplesDir);
  const posters: Record<string, string> = {};
  await fs.mkdir(postersDir, {recursive: true});
  for (const name of listExamples(examplesDir)) {
    const file = path.join(postersDir, `${name}.webp`);
    const hash = await hashExampleFile(examplesDir, name);
    if (!(await isCurrent(file, hash, known[name]))) {
      const {posterFrame} = await readExampleMetadata(examplesDir, name);
      await renderPoster(renderer, {
        name,
        frame: posterFrame,
        file,
        width: POSTER_WIDTH,
      });
    }
    posters[name] = hash;
  }
  await fs.writeFile(
    path.join(examplesDir, 'posters.json'),
    `${JSON.stringify(posters, null, 2)}\n`,
  );
}

async function main(): Promise<void> {
  const renderer = await openToolkitRenderer();
  await renderYearInReview(renderer);
  await renderExamples(renderer);
  await renderer.close();
}

void main();
