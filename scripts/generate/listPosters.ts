import fs from 'node:fs';
import path from 'node:path';
import {metadata} from '../../examples/YearInReview/props';
import {listExamples, readExampleMetadata} from '../../plugins/examples/list';
import {
  listPostPictures,
  type PostPicture,
} from '../../plugins/examples/states';
import {stateKey} from '../../plugins/examples/stateKey';
import {creditsOf} from '../../src/data/expertCredits';
import {experts} from '../../src/data/experts';
import {groupOf} from '../../src/data/groupOf';
import {showcase} from '../../src/data/showcase';
import {toAnchor} from '../../src/data/toAnchor';
import {hashFiles, hashText} from '../hashFiles';

const siteDir = path.resolve(__dirname, '../..');

/** The folder of the examples. */
export const examplesDir = path.join(siteDir, 'examples');

/** The folder of their posters. */
export const postersDir = path.join(siteDir, 'static/img/examples');

/** Width of a poster in pixels, which is the largest that a page shows. */
const POSTER_WIDTH = 960;

const QUALITY = 86;

/** The same for one of many on a page, which is shown smaller. */
const STATE_WIDTH = 560;
const STATE_QUALITY = 42;

/** The same for entries of the showcase. */
const CARD_WIDTH = 640;
const CARD_QUALITY = 68;

/** The same for experts, whose pictures are mostly letters. */
const EXPERT_WIDTH = 480;

/** A frame of a composition as a picture. */
export type Poster = {
  /** Path of the file: the composition with its state behind a dot, or a card. */
  readonly key: string;
  /** Props in place of the default ones. */
  readonly inputProps?: object;
  /** The id of the composition. */
  readonly name: string;
  readonly frame: number;
  /** The picture, absolute. */
  readonly file: string;
  readonly width: number;
  /** Quality of the encoder, of 100. */
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

/** The poster of an example, and those of its states. */
async function listPostersOf(
  name: string,
  pictures: readonly PostPicture[],
): Promise<Poster[]> {
  const {posterFrame, states = {}} = await readExampleMetadata(
    examplesDir,
    name,
  );
  const hash = hashFiles(examplesDir, sourcesOf(name));
  const poster = {name, frame: posterFrame};
  const ofStates = [
    ...Object.entries(states).map(([state, inputProps]) => ({
      key: stateKey(name, state),
      inputProps,
    })),
    ...pictures.filter(({example, key}) => example === name && key !== name),
  ];
  return [
    {
      ...poster,
      key: name,
      file: path.join(postersDir, `${name}.webp`),
      width: POSTER_WIDTH,
      quality: QUALITY,
      hash,
    },
    ...ofStates.map(({key, inputProps}) => ({
      ...poster,
      key,
      inputProps,
      file: path.join(postersDir, `${key}.webp`),
      width: STATE_WIDTH,
      quality: STATE_QUALITY,
      hash: hashText(hash + JSON.stringify(inputProps)),
    })),
  ];
}

/** The poster of a card: that of its composition, with the props of the card. */
async function cardPoster(
  key: string,
  name: string,
  inputProps: object,
  size = {width: CARD_WIDTH, quality: CARD_QUALITY},
): Promise<Poster> {
  const picture = {inputProps, ...size};
  return {
    ...picture,
    key,
    name,
    frame: (await readExampleMetadata(examplesDir, name)).posterFrame,
    file: path.join(postersDir, `${key}.webp`),
    hash: hashText(
      hashFiles(examplesDir, sourcesOf(name)) + JSON.stringify(picture),
    ),
  };
}

/** The posters of the showcase and of the experts. */
function listCardPosters(): Promise<Poster>[] {
  return [
    ...showcase.map(({name: title, kind}) =>
      cardPoster(`showcase/${toAnchor(title)}`, groupOf(kind).composition, {
        title,
      }),
    ),
    ...experts.map((expert) =>
      cardPoster(`experts/${expert.slug}`, 'ExpertCredits', creditsOf(expert), {
        width: EXPERT_WIDTH,
        quality: STATE_QUALITY,
      }),
    ),
  ];
}

/** The posters of examples, their states, posts, cards and the home page. */
export async function listPosters(): Promise<Poster[]> {
  const pictures = await listPostPictures(siteDir);
  const examples = listExamples(examplesDir).map((name) =>
    listPostersOf(name, pictures),
  );
  const folder = path.join(examplesDir, metadata.id);
  return [
    ...(await Promise.all(examples)).flat(),
    ...(await Promise.all(listCardPosters())),
    {
      key: metadata.id,
      name: metadata.id,
      frame: metadata.posterFrame,
      file: path.join(folder, 'poster.webp'),
      width: metadata.width,
      quality: QUALITY,
      hash: hashModules(folder),
    },
  ];
}
