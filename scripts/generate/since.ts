/**
 * Looks up which release of each package brought its exports, members and flags:
 * `npm run generate:since`. Writes toolkit/api/_since.json, which is committed.
 * Names of the release that was looked up last are not looked up again, unless
 * `--all` is given.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {SingleBar} from 'cli-progress';
import {stringify} from '../../toolkit/generator/json';
import {LIMIT, lookUp} from '../../toolkit/generator/since';
import {openRegistry} from '../../toolkit/generator/since/releases';
import {
  API_DIR,
  listApiPackages,
  loadApi,
  loadSince,
  SINCE_FILE,
} from '../../toolkit/model';
import type {PackageSince} from '../../toolkit/since';
import {runMain} from '../runMain';

async function main(): Promise<boolean> {
  const file = path.join(API_DIR, SINCE_FILE);
  const {values} = parseArgs({
    options: {all: {type: 'boolean'}, limit: {type: 'string'}},
  });
  const limit = Number(values.limit ?? LIMIT);
  if (!(limit >= 2)) {
    throw new Error(
      `--limit is "${values.limit}". Give the number of releases to read of each package, 2 or more, or leave it out for ${LIMIT}.`,
    );
  }
  const known = values.all ? {} : loadSince();
  const registry = openRegistry(path.resolve('.cache/releases'));
  // A package with a module per font has thousands of files in each release.
  const names = listApiPackages().filter(
    (name) =>
      loadApi(name).internal === undefined &&
      !loadApi(name).exports.some(({family}) => family),
  );
  const progress = new SingleBar({
    format: '{bar} {value} of {total} packages, {name}: {count} releases',
    hideCursor: true,
    noTTYOutput: true,
    stream: process.stdout,
  });
  progress.start(names.length, 0);
  const result: Record<string, PackageSince> = {};
  try {
    for (const name of names) {
      let count = 0;
      progress.update({name, count});
      result[name] = await lookUp(
        loadApi(name),
        known[name],
        registry,
        limit,
        (more) => progress.update({name, count: (count += more)}),
      );
      progress.increment();
      // After each package: what is found stays if the next one fails.
      fs.writeFileSync(file, stringify({...known, ...result}));
    }
  } finally {
    progress.stop();
  }
  fs.writeFileSync(file, stringify(result));
  const entries = Object.values(result).flatMap(({names: all}) =>
    Object.keys(all),
  );
  console.log(`\n${entries.length} names with a release in ${SINCE_FILE}.`);
  return true;
}

void runMain(main);
