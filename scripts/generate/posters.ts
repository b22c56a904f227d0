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
import {runMain} from '../runMain';
import {openToolkitRenderer} from '../toolkitRenderer';
import {examplesDir, listPosters} from './listPosters';

async function main(): Promise<boolean> {
  const renderer = await openToolkitRenderer();
  const known = readPosters(examplesDir);
  const posters = await listPosters();
  for (const {name, frame, file, width, hash} of posters) {
    if (known[name] !== hash || !fs.existsSync(file)) {
      await sharp(await renderer.render(name, frame))
        .resize({width, withoutEnlargement: true})
        .webp({quality: 86})
        .toFile(file);
      console.log(`${path.relative('.', file)} is new.`);
    }
  }
  await renderer.close();
  const hashes = Object.fromEntries(
    posters.map(({name, hash}) => [name, hash]),
  );
  fs.writeFileSync(
    path.join(examplesDir, 'posters.json'),
    `${JSON.stringify(hashes, null, 2)}\n`,
  );
  return true;
}

void runMain(main);
