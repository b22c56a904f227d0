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
  for (const {name, composition, inputProps, frame, file, ...to} of posters) {
    try {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      await sharp(await renderer.render(composition, frame, inputProps))
        .resize({width: to.width, withoutEnlargement: true})
        .webp({quality: to.quality, effort: 6})
        .toFile(file);
      console.log(`${path.relative(siteDir, file)} is new.`);
    } catch (error) {
      problems.set(
        name,
        `The poster of "${name}": frame ${frame} did not render: ${(error as Error).message}`,
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
    ({name, file, hash}) => known[name] !== hash || !fs.existsSync(file),
  );
  const problems =
    stale.length > 0 ? await render(stale) : new Map<string, string>();
  deleteUnused(posters);
  const made = posters.filter(({name}) => !problems.has(name));
  fs.writeFileSync(
    path.join(examplesDir, 'posters.json'),
    `${JSON.stringify(Object.fromEntries(made.map(({name, hash}) => [name, hash])), null, 2)}\n`,
  );
  problems.forEach((problem) => console.error(problem));
  return problems.size === 0;
}

void runMain(main);
