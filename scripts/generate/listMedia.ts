import fs from 'node:fs';
import path from 'node:path';
import {hashFiles} from '../hashFiles';
import {examplesDir, hashModules} from './listPosters';
import {clipName} from './skiaClips';
import {skiaClips} from './skiaProject/clips';

const RECORD = path.join(examplesDir, 'media/rendered.json');

/** What each part of the generated media is made from, as hashes of the sources. */
export type MediaSources = {
  /** Files that examples play, drawn in `examples/media/`. */
  readonly files: string;
  /** Clips of what the samples of Skia draw. */
  readonly skia: string;
  /** Pictures of the Studio. */
  readonly studio: string;
};

/** The sources as they are. */
export function hashMediaSources(): MediaSources {
  const studio = fs
    .readdirSync(__dirname, {recursive: true, encoding: 'utf8'})
    .filter((name) => /^studio.*\.tsx?$/.test(name))
    .sort();
  return {
    files: hashModules(path.join(examplesDir, 'media')),
    skia: skiaClips.map(clipName).join(),
    studio: hashFiles(__dirname, studio),
  };
}

/** The sources from which the committed media were made. */
export function readMediaRecord(): MediaSources {
  return JSON.parse(fs.readFileSync(RECORD, 'utf8')) as MediaSources;
}

/** Notes from which sources the media were made. */
export function writeMediaRecord(sources: MediaSources): void {
  fs.writeFileSync(RECORD, `${JSON.stringify(sources, null, 2)}\n`);
}
