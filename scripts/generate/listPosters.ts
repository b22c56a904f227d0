import fs from 'node:fs';
import path from 'node:path';
import {metadata} from '../../examples/YearInReview/props';
import {listExamples, readExampleMetadata} from '../../plugins/examples/list';
import {groupOf} from '../../src/data/groupOf';
import {showcase} from '../../src/data/showcase';
import {toAnchor} from '../../src/data/toAnchor';
import {hashFiles} from '../hashFiles';

const siteDir = path.resolve(__dirname, '../..');

/** The folder of the examples. */
export const examplesDir = path.join(siteDir, 'examples');

/** The folder of their posters. */
export const postersDir = path.join(siteDir, 'static/img/examples');

/** Width of a poster in pixels, which is the largest that a page shows. */
const POSTER_WIDTH = 960;
const POSTER_QUALITY = 86;

/** The same for entries of the showcase, of which a page shows many. */
const CARD_WIDTH = 640;
const CARD_QUALITY = 68;

/** A frame of a composition as a picture. */
export type Poster = {
  /** Differs from all others; the path of the file for examples. */
  readonly name: string;
  /** The id of the composition. */
  readonly composition: string;
  /** Instead of its default props. */
  readonly inputProps?: Readonly<Record<string, string>>;
  readonly frame: number;
  /** The picture, absolute. */
  readonly file: string;
  readonly width: number;
  /** Of the compression, up to 100. */
  readonly quality: number;
  /** Hash of the source files that it is made from. */
  readonly hash: string;
};

/** Hashes the modules of a folder. */
export function hashModules(dir: string): string {
  const names = fs.readdirSync(dir).filter((name) => /\.tsx?$/.test(name));
  return hashFiles(dir, names.sort());
}

/** The module of an example, its metadata, and what it imports from folders. */
function sourcesOf(name: string): string[] {
  const source = fs.readFileSync(path.join(examplesDir, `${name}.tsx`), 'utf8');
  const imported = [...source.matchAll(/from '\.\/(\w+\/\w+)'/g)];
  return [
    `${name}.tsx`,
    `${name}.meta.ts`,
    ...imported.map(([, module]) => `${module}.tsx`),
  ];
}

async function examplePoster(name: string): Promise<Poster> {
  return {
    name,
    composition: name,
    frame: (await readExampleMetadata(examplesDir, name)).posterFrame,
    file: path.join(postersDir, `${name}.webp`),
    width: POSTER_WIDTH,
    quality: POSTER_QUALITY,
    hash: hashFiles(examplesDir, sourcesOf(name)),
  };
}

/** The poster of a card of the showcase: that of its composition, with its title. */
async function cardPoster({
  name: title,
  kind,
}: (typeof showcase)[number]): Promise<Poster> {
  const example = await examplePoster(groupOf(kind).composition);
  const name = `showcase/${toAnchor(title)}`;
  return {
    ...example,
    name,
    inputProps: {title},
    file: path.join(postersDir, `${name}.webp`),
    width: CARD_WIDTH,
    quality: CARD_QUALITY,
  };
}

/** The posters of all examples, of the showcase and of the home page. */
export async function listPosters(): Promise<Poster[]> {
  const folder = path.join(examplesDir, metadata.id);
  return [
    ...(await Promise.all(listExamples(examplesDir).map(examplePoster))),
    ...(await Promise.all(showcase.map(cardPoster))),
    {
      name: metadata.id,
      composition: metadata.id,
      frame: metadata.posterFrame,
      file: path.join(folder, 'poster.webp'),
      width: metadata.width,
      quality: POSTER_QUALITY,
      hash: hashModules(folder),
    },
  ];
}
