/**
 * Renders the posters of examples that have changed with the toolkit's own
 * renderer.
 *
 * Needs the packages of toolkit/ (`npm ci --prefix toolkit --ignore-scripts`)
 * and a Chromium. The result is committed; `examples/__tests__/posters.test.ts`
 * fails when the source of an example is newer than its poster.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {readPosters} from '../../plugins/examples/list';
import {requireToolkit} from '../requireToolkit';
import {runMain} from '../runMain';
import {openToolkitRenderer} from '../toolkitRenderer';
import {examplesDir, listPosters, postersDir, type Poster} from './listPosters';

const siteDir = path.resolve(__dirname, '../..');

/** Renders the given posters, and returns what is wrong with each that failed. */
async function render(
  posters: readonly Poster[],
): Promise<ReadonlyMap<string, string>> {
  requireToolkit(siteDir);
  const problems = new Map<string, string>();
  const renderer = await openToolkitRenderer();
  for (const {key, name, inputProps, frame, file, width, quality} of posters) {
    try {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      await sharp(await renderer.render(name, frame, inputProps))
        .resize({width, withoutEnlargement: true})
        .webp({quality, effort: 6})
        .toFile(file);
      console.log(`${path.relative(siteDir, file)} is new.`);
    } catch (error) {
      problems.set(
        key,
        `The poster of "${key}": frame ${frame} did not render: ${(error as Error).message}`,
      );
    }
  }
  await renderer.close();
  return problems;
}

/** Deletes the posters of examples that are gone. */
function deleteUnused(posters: readonly Poster[]): void {
  const files = new Set(posters.map(({file}) => file));
  for (const name of fs.readdirSync(postersDir, {
    encoding: 'utf8',
    recursive: true,
  })) {
    const file = path.join(postersDir, name);
    if (!files.has(file) && fs.statSync(file).isFile()) {
      fs.rmSync(file);
    }
  }
}

async function main(): Promise<boolean> {
  const known = readPosters(examplesDir);
  const posters = await listPosters();
  const stale = posters.filter(
    ({key, file, hash}) => known[key] !== hash || !fs.existsSync(file),
  );
  const problems =
    stale.length > 0 ? await render(stale) : new Map<string, string>();
  deleteUnused(posters);
  const made = posters.filter(({key}) => !problems.has(key));
  fs.writeFileSync(
    path.join(examplesDir, 'posters.json'),
    `${JSON.stringify(Object.fromEntries(made.map(({key, hash}) => [key, hash])), null, 2)}\n`,
  );
  problems.forEach((problem) => console.error(problem));
  return problems.size === 0;
}

void runMain(main);
