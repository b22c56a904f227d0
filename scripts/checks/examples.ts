/**
 * Renders the poster frame of every example with the toolkit's own renderer and
 * compares it with the committed poster: an example that fails to render, and a
 * poster that shows something else, are errors.
 *
 * Needs the packages of toolkit/ (`npm ci --prefix toolkit --ignore-scripts`)
 * and a Chromium. Give it names to render only those:
 * `npm run check:examples -- Spring Fade`.
 */
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

/** The mean difference of a color channel, of 255. */
async function compare(rendered: Buffer, poster: string): Promise<number> {
  const first = await readPixels(rendered);
  const second = await readPixels(poster);
  const sum = first.reduce(
    (total, value, at) => total + Math.abs(value - (second[at] ?? 0)),
    0,
  );
  return sum / first.length;
}

/** The smallest difference between the poster and what is rendered. */
async function measureDifference(
  renderer: ToolkitRenderer,
  {name, frame, file}: Poster,
): Promise<number> {
  let smallest = Infinity;
  for (let left = ATTEMPTS; left > 0 && smallest > TOLERANCE; left--) {
    const difference = await compare(await renderer.render(name, frame), file);
    smallest = Math.min(smallest, difference);
  }
  return smallest;
}

/** Says what is wrong with a poster; `undefined` if nothing is. */
async function findProblem(
  renderer: ToolkitRenderer,
  poster: Poster,
): Promise<string | undefined> {
  const {name, frame, file} = poster;
  try {
    const difference = await measureDifference(renderer, poster);
    return difference > TOLERANCE
      ? `${path.relative(siteDir, file)}: differs from frame ${frame} of "${name}" by ${difference.toFixed(1)} of 255. Run "npm run fix".`
      : undefined;
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
