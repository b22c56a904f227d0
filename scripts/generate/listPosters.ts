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

/** Width in pixels, and quality of the encoder, of 100. */
const SIZES = {
  /** The largest that a page shows. */
  example: {width: 960, quality: 86},
  /** One of many on a page, which is shown smaller. */
  state: {width: 560, quality: 42},
  /** Of the home page on a phone, whose largest paint it is. */
  phone: {width: 720, quality: 70},
  showcase: {width: 640, quality: 68},
  /** Mostly letters. */
  expert: {width: 480, quality: 42},
} as const;

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
  /** Hash of the source files that it is made from, and of how it is made. */
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

/** Adds the hash. */
function withHash(poster: Omit<Poster, 'hash'>, sources: string): Poster {
  const {inputProps, width, quality} = poster;
  const made = JSON.stringify({inputProps, width, quality});
  return {...poster, hash: hashText(sources + made)};
}

/** A poster of an example, with these props in place of the default ones. */
async function posterOf(
  key: string,
  name: string,
  size: keyof typeof SIZES,
  inputProps?: object,
): Promise<Poster> {
  const {posterFrame: frame} = await readExampleMetadata(examplesDir, name);
  const file = path.join(postersDir, `${key}.webp`);
  return withHash(
    {key, name, inputProps, frame, file, ...SIZES[size]},
    hashFiles(examplesDir, sourcesOf(name)),
  );
}

/** The poster of an example, and those of its states. */
async function listPostersOf(
  name: string,
  pictures: readonly PostPicture[],
): Promise<Poster[]> {
  const {states = {}} = await readExampleMetadata(examplesDir, name);
  const ofStates = [
    ...Object.entries(states).map(([state, inputProps]) => ({
      key: stateKey(name, state),
      inputProps,
    })),
    ...pictures.filter(({example, key}) => example === name && key !== name),
  ];
  return Promise.all([
    posterOf(name, name, 'example'),
    ...ofStates.map(({key, inputProps}) =>
      posterOf(key, name, 'state', inputProps),
    ),
  ]);
}

/** The posters of the showcase and of the experts. */
function listCardPosters(): Promise<Poster>[] {
  return [
    ...showcase.map(({name: title, kind}) => {
      const {composition} = groupOf(kind);
      const key = `showcase/${toAnchor(title)}`;
      return posterOf(key, composition, 'showcase', {title});
    }),
    ...experts.map((expert) => {
      const key = `experts/${expert.slug}`;
      return posterOf(key, 'ExpertCredits', 'expert', creditsOf(expert));
    }),
  ];
}

/** The posters of examples, their states, posts, cards and the home page. */
export async function listPosters(): Promise<Poster[]> {
  const pictures = await listPostPictures(siteDir);
  const examples = listExamples(examplesDir).map((name) =>
    listPostersOf(name, pictures),
  );
  const folder = path.join(examplesDir, metadata.id);
  const hero = {
    key: metadata.id,
    name: metadata.id,
    frame: metadata.posterFrame,
    file: path.join(folder, 'poster.webp'),
    ...SIZES.example,
    width: metadata.width,
  };
  const key = `${metadata.id}.phone`;
  const file = path.join(postersDir, `${key}.webp`);
  return [
    ...(await Promise.all(examples)).flat(),
    ...(await Promise.all(listCardPosters())),
    ...[hero, {...hero, key, file, ...SIZES.phone}].map((poster) =>
      withHash(poster, hashModules(folder)),
    ),
  ];
}
