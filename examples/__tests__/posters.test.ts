import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {hashExample} from '../../scripts/generate/hashExample';
import {metadata} from '../YearInReview/props';

const EXAMPLES_DIR = path.resolve(__dirname, '..');
const folder = path.join(EXAMPLES_DIR, metadata.id);
const poster = path.join(folder, 'poster.webp');

describe('examples', () => {
  it('are all checked here', async () => {
    const entries = await fs.readdir(EXAMPLES_DIR, {withFileTypes: true});
    expect(
      entries
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
        .map(({name}) => name),
    ).toEqual([metadata.id]);
  });
});

describe(`the poster of ${metadata.id}`, () => {
  it('was made from the source as it is', async () => {
    const note = await fs.readFile(path.join(folder, 'poster.json'), 'utf8');
    const {source} = JSON.parse(note) as {readonly source: unknown};
    expect(source, 'run "npm run generate:posters"').toBe(
      await hashExample(folder),
    );
  });

  it('is a WebP picture of the size of the composition', async () => {
    const {format, width, height} = await sharp(poster).metadata();
    expect({format, width, height}).toEqual({
      format: 'webp',
      width: metadata.width,
      height: metadata.height,
    });
  });

  it('is not one flat color', async () => {
    const {channels} = await sharp(poster).stats();
    expect(Math.max(...channels.map(({stdev}) => stdev))).toBeGreaterThan(10);
  });

  it('weighs less than 40 kB', async () => {
    expect((await fs.stat(poster)).size).toBeLessThan(40_000);
  });

  it('shows a frame of the composition', () => {
    expect(metadata.posterFrame).toBeGreaterThanOrEqual(0);
    expect(metadata.posterFrame).toBeLessThan(metadata.durationInFrames);
  });
});
