import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {
  listExamples,
  readExampleMetadata,
  readPosters,
} from '../../plugins/examples/list';
import {listPosters} from '../../scripts/generate/listPosters';
import {metadata as yearInReview} from '../YearInReview/props';

const EXAMPLES_DIR = path.resolve(__dirname, '..');
const POSTERS_DIR = path.resolve(EXAMPLES_DIR, '../static/img/examples');
const REMEDY = 'run "npm run fix"';

/** Longest text that says what a picture shows. */
const ALT_LIMIT = 160;

const names = listExamples(EXAMPLES_DIR);
const posters = await listPosters();
const ofStates = posters.filter(({inputProps}) => inputProps);

async function expectPicture(file: string, heaviest: number): Promise<void> {
  const {channels} = await sharp(file).stats();
  expect(
    Math.max(...channels.map(({stdev}) => stdev)),
    'it is not one flat color',
  ).toBeGreaterThan(2);
  expect((await fs.stat(file)).size, 'bytes').toBeLessThan(heaviest);
}

describe('examples', () => {
  it('have a component, metadata and a poster each, and nothing is left over', async () => {
    const modules = await fs.readdir(EXAMPLES_DIR);
    expect(
      modules
        .filter((file) => /^[A-Z]\w+\.tsx$/.test(file))
        .map((file) => file.slice(0, -'.tsx'.length))
        .sort(),
    ).toEqual(names);
    const keys = posters.map(({key}) => key);
    expect(keys).toEqual(expect.arrayContaining(names));
    const made = await fs.readdir(POSTERS_DIR, {recursive: true});
    expect(
      made.filter((file) => file.endsWith('.webp')).sort(),
      REMEDY,
    ).toEqual(
      keys
        .filter((key) => key !== yearInReview.id)
        .map((key) => `${key}.webp`)
        .sort(),
    );
    expect(Object.keys(readPosters(EXAMPLES_DIR)), REMEDY).toEqual(keys);
  });
});

it.each(posters)(
  'the poster of $key was made from the source as it is',
  ({key, hash}) => {
    expect(readPosters(EXAMPLES_DIR)[key], REMEDY).toBe(hash);
  },
);

it.each(ofStates)(
  'the poster of $key is one of many, and so at most 8 kB',
  async ({file}) => {
    expect((await fs.stat(file)).size, 'bytes').toBeLessThanOrEqual(8 * 1024);
  },
);

describe.each(names)('the example %s', (name) => {
  it('has a poster of its shape that shows something and is small', async () => {
    const {width, height} = await readExampleMetadata(EXAMPLES_DIR, name);
    const file = path.join(POSTERS_DIR, `${name}.webp`);
    const picture = await sharp(file).metadata();
    expect(picture.format).toBe('webp');
    expect(picture.width / picture.height).toBeCloseTo(width / height, 2);
    await expectPicture(file, 40_000);
  });

  it('shows a frame that exists, and says what is to be seen', async () => {
    const {posterFrame, durationInFrames, alt} = await readExampleMetadata(
      EXAMPLES_DIR,
      name,
    );
    expect(posterFrame).toBeGreaterThanOrEqual(0);
    expect(posterFrame).toBeLessThan(durationInFrames);
    expect(alt.length).toBeGreaterThan(10);
    expect(alt.length).toBeLessThanOrEqual(ALT_LIMIT);
  });

  it('has controls only for props that it has, with defaults in their range', async () => {
    const {controls = {}, defaultProps} = await readExampleMetadata(
      EXAMPLES_DIR,
      name,
    );
    const values = defaultProps as Record<string, unknown>;
    expect(Object.keys(values)).toEqual(
      expect.arrayContaining(Object.keys(controls)),
    );
    for (const [prop, control] of Object.entries(
      controls as Record<string, {type: string; [key: string]: unknown}>,
    )) {
      const value = values[prop];
      if (control.type === 'range') {
        expect(value, prop).toBeGreaterThanOrEqual(control.min as number);
        expect(value, prop).toBeLessThanOrEqual(control.max as number);
      } else if (control.type === 'select') {
        expect(control.options, prop).toContain(value);
      }
    }
  });
});

it('the home page has a poster of the size of its composition', async () => {
  const poster = path.join(EXAMPLES_DIR, yearInReview.id, 'poster.webp');
  const {format, width, height} = await sharp(poster).metadata();
  expect({format, width, height}).toEqual({
    format: 'webp',
    width: yearInReview.width,
    height: yearInReview.height,
  });
  await expectPicture(poster, 40_000);
});
