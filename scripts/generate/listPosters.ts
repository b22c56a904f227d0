import fs from 'node:fs';
import path from 'node:path';
import {metadata} from '../../examples/YearInReview/props';
import {listExamples, readExampleMetadata} from '../../plugins/examples/list';
import {hashFiles} from '../hashFiles';

const siteDir = path.resolve(__dirname, '../..');

/** The folder of the examples. */
export const examplesDir = path.join(siteDir, 'examples');

/** The folder of their posters. */
export const postersDir = path.join(siteDir, 'static/img/examples');

/** Width of a poster in pixels, which is the largest that a page shows. */
const POSTER_WIDTH = 960;

/** A frame of a composition as a picture. */
export type Poster = {
  /** The id of the composition. */
  readonly name: string;
  readonly frame: number;
  /** The picture, absolute. */
  readonly file: string;
  readonly width: number;
  /** Hash of the source files that it is made from. */
  readonly hash: string;
};

/** Hashes the modules of a folder. */
export function hashModules(dir: string): string {
  const names = fs.readdirSync(dir).filter((name) => /\.tsx?$/.test(name));
  return hashFiles(dir, names.sort());
}

/** The posters of all examples, and that of the home page. */
export async function listPosters(): Promise<Poster[]> {
  const examples = listExamples(examplesDir).map(async (name) => ({
    name,
    frame: (await readExampleMetadata(examplesDir, name)).posterFrame,
    file: path.join(postersDir, `${name}.webp`),
    width: POSTER_WIDTH,
    hash: hashFiles(examplesDir, [`${name}.tsx`, `${name}.meta.ts`]),
  }));
  const folder = path.join(examplesDir, metadata.id);
  return [
    ...(await Promise.all(examples)),
    {
      name: metadata.id,
      frame: metadata.posterFrame,
      file: path.join(folder, 'poster.webp'),
      width: metadata.width,
      hash: hashModules(folder),
    },
  ];
}
