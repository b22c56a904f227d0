/**
 * Renders the poster frame of every example with the toolkit's own renderer and
 * compares it with the committed poster: an example that fails to render, and a
 * poster that shows something else, are errors.
 *
 * Needs the packages of toolkit/ (`npm ci --prefix toolkit --ignore-scripts`)
 * and a Chromium. Give it names to render only those:
 * `npm run check:examples -- Spring Fade`.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {listPosters, type Poster} from '../generate/listPosters';
import {runMain} from '../runMain';
import {openToolkitRenderer, type ToolkitRenderer} from '../toolkitRenderer';

const siteDir = path.resolve(__dirname, '../..');

/** Pictures are compared at this width, in pixels, so that fonts may differ. */
const COMPARED_WIDTH = 64;

/** Largest mean difference of a color channel, of 255. */
const TOLERANCE = 6;

/** Red, green and blue. */
const CHANNELS = 3;

/** Where pictures are kept that differ from their poster, to be looked at beside it. */
const RENDERED = '.cache/posters';

/** Posters that are rendered at a time: half of each render is waiting. */
const WORKERS = 2;

/** A busy machine has been seen to capture an empty first picture. */
const ATTEMPTS = 2;

function readPixels(picture: Buffer | string): Promise<Buffer> {
  return sharp(picture)
    .removeAlpha()
    .resize({width: COMPARED_WIDTH})
    .raw()
    .toBuffer();
}

/** How a picture differs from the poster. */
type Difference = {
  readonly rendered: Buffer;
  /** The mean of a color channel, of 255. */
  readonly mean: number;
  /** The share of pixels with a channel that differs by more than is tolerated. */
  readonly share: number;
};

async function compare(rendered: Buffer, poster: string): Promise<Difference> {
  const first = await readPixels(rendered);
  const second = await readPixels(poster);
  const differences = [...first].map((value, at) =>
    Math.abs(value - (second[at] ?? 0)),
  );
  const pixels = new Set(
    differences.flatMap((it, at) =>
      it > TOLERANCE ? [Math.floor(at / CHANNELS)] : [],
    ),
  );
  return {
    rendered,
    mean: differences.reduce((sum, it) => sum + it, 0) / first.length,
    share: (pixels.size * CHANNELS) / first.length,
  };
}

/** The smallest difference between the poster and what is rendered. */
async function measureDifference(
  renderer: ToolkitRenderer,
  {name, inputProps, frame, file}: Poster,
): Promise<Difference> {
  let smallest = await compare(
    await renderer.render(name, frame, inputProps),
    file,
  );
  for (let left = ATTEMPTS; left > 1 && smallest.mean > TOLERANCE; left--) {
    const next = await compare(
      await renderer.render(name, frame, inputProps),
      file,
    );
    smallest = next.mean < smallest.mean ? next : smallest;
  }
  return smallest;
}

/** Says what is wrong with a poster, and keeps what was rendered; `undefined` if nothing is. */
async function findProblem(
  renderer: ToolkitRenderer,
  poster: Poster,
): Promise<string | undefined> {
  const {key, name, frame, file} = poster;
  try {
    const {rendered, mean, share} = await measureDifference(renderer, poster);
    if (mean <= TOLERANCE) {
      return undefined;
    }
    const kept = path.join(RENDERED, `${key}.png`);
    fs.mkdirSync(path.join(siteDir, path.dirname(kept)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, kept), rendered);
    return `${path.relative(siteDir, file)}: differs from frame ${frame} of "${name}", which is in ${kept}, by ${mean.toFixed(1)} of 255; ${(share * 100).toFixed(0)}% of the pixels do. Run "npm run fix".`;
  } catch (error) {
    return `examples/${name}.tsx: frame ${frame} did not render: ${(error as Error).message}`;
  }
}

async function main(): Promise<boolean> {
  const all = await listPosters();
  const names = process.argv.slice(2);
  const unknown = names.find(
    (name) => !all.some((poster) => poster.name === name),
  );
  if (unknown !== undefined) {
    throw new Error(
      `There is no example "${unknown}". Give names of files in examples/ without their ending, or none for all examples.`,
    );
  }
  const posters =
    names.length > 0 ? all.filter(({name}) => names.includes(name)) : all;
  const renderer = await openToolkitRenderer();
  const problems: string[] = [];
  const waiting = posters.values();
  await Promise.all(
    Array.from({length: WORKERS}, async () => {
      for (const poster of waiting) {
        const problem = await findProblem(renderer, poster);
        problems.push(...(problem ? [problem] : []));
      }
    }),
  );
  await renderer.close();
  problems.sort().forEach((problem) => console.error(problem));
  console.log(
    `${posters.length} of ${all.length} examples rendered, ${problems.length} with a problem.`,
  );
  return problems.length === 0;
}

void runMain(main);
