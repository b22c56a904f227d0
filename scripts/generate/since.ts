/**
 * Looks up which release of each package brought its exports, members and flags:
 * `npm run generate:since`. Writes toolkit/api/_since.json, which is committed.
 * Names of the release that was looked up last are not looked up again.
 */
import fs from 'node:fs';
import path from 'node:path';
import {SingleBar} from 'cli-progress';
import {stringify} from '../../toolkit/generator/json';
import {updateSince} from '../../toolkit/generator/since';
import {NPM} from '../../toolkit/generator/since/registry';
import {Releases} from '../../toolkit/generator/since/releases';
import {
  API_DIR,
  listApiPackages,
  loadApi,
  loadSince,
  SINCE_FILE,
} from '../../toolkit/model';
import {runMain} from '../runMain';

async function main(): Promise<boolean> {
  const file = path.join(API_DIR, SINCE_FILE);
  // A package with a module per font has thousands of files in each release.
  const models = listApiPackages()
    .map(loadApi)
    .filter(
      ({internal, exports}) =>
        internal === undefined && !exports.some(({family}) => family),
    );
  const progress = new SingleBar({
    format: '{bar} {value} of {total} packages, {count} releases read, {last}',
    hideCursor: true,
    noTTYOutput: true,
    stream: process.stdout,
  });
  const leftOut: string[] = [];
  let count = 0;
  progress.start(models.length, 0, {count, last: ''});
  try {
    const result = await updateSince(
      models,
      loadSince(),
      new Releases(NPM, path.resolve('.cache/releases'), path.dirname(API_DIR)),
      (known) => {
        fs.writeFileSync(file, stringify(known));
        progress.increment();
      },
      (last, unreadable) => {
        progress.update({count: (count += 1), last});
        leftOut.push(...(unreadable === undefined ? [] : [unreadable]));
      },
    );
    fs.writeFileSync(file, stringify(result));
  } finally {
    progress.stop();
  }
  console.log(
    `\n${SINCE_FILE} is written; ${leftOut.length} releases were passed over.`,
  );
  leftOut.forEach((reason) => console.log(`- ${reason}`));
  return true;
}

void runMain(main);
