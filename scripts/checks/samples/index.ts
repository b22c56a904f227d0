/**
 * Checks every TypeScript sample of the site: its types against the release of
 * the toolkit that toolkit/ pins, and the toolkit's own lint rules. Give it
 * files to check only those: `npm run check:samples -- docs/still.mdx`.
 * Also checks that toolkit/types/ says what the names of the samples mean, or
 * with `--write-types` writes it.
 *
 * An error names the line of the page. README.md beside says what a writer can
 * put into a sample.
 */
import fs from 'node:fs';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {requireToolkit} from '../../requireToolkit';
import {runMain} from '../../runMain';
import {writeFolder} from '../../writeFolder';
import {hashFiles, openCache} from './cache';
import {run, type Checker, type Outcome} from './run';
import {splitWork} from './splitWork';
import {TYPES_DIR} from '../../../plugins/type-hovers/format';
import {findStaleFiles, makeTypeFiles} from './typeFiles';
import type {Result} from './types';
import type {WorkerInput} from './worker';

/** Writes toolkit/types/ instead of comparing it. */
const WRITE_TYPES = '--write-types';

/** No more than two, because each thread loads all types into its own memory. */
const MAX_THREADS = 2;

/** All that a result depends on besides the sample. */
function hashEnvironment(siteDir: string): string {
  const sources = fs
    .readdirSync(__dirname)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(__dirname, name));
  const packages = ['typescript', 'eslint', 'typescript-eslint'];
  return hashFiles([
    ...sources,
    path.join(siteDir, 'plugins/remark/samples/notations.ts'),
    path.join(siteDir, 'plugins/type-hovers/sentence.ts'),
    path.join(siteDir, 'toolkit/generator/lintRules.ts'),
    path.join(siteDir, 'toolkit/generator/packages.ts'),
    path.join(siteDir, 'toolkit/model.ts'),
    path.join(siteDir, 'toolkit/package-lock.json'),
    // What is really installed may differ from the lock file.
    path.join(siteDir, 'toolkit/node_modules/.package-lock.json'),
    ...packages.map((name) =>
      path.join(siteDir, 'node_modules', name, 'package.json'),
    ),
  ]);
}

function showProgress(done: number, all: number): void {
  if (process.stderr.isTTY) {
    process.stderr.write(
      done < all ? `\rChecking samples: ${done} of ${all}` : '\r\u001B[K',
    );
  }
}

function checkInThread(
  input: WorkerInput,
  onResult: (result: Result) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // In Node.js 20 a thread does not inherit the loader of its parent.
    const file = JSON.stringify(path.join(__dirname, 'worker.ts'));
    const worker = new Worker(`require('tsx/cjs'); require(${file});`, {
      eval: true,
      workerData: input,
    });
    worker.on('message', onResult);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

function createChecker(toolkitDir: string): Checker {
  return async (samples) => {
    const results: Result[] = [];
    showProgress(0, samples.length);
    await Promise.all(
      splitWork(samples, MAX_THREADS).map((share) =>
        checkInThread({toolkitDir, samples: share}, (result) => {
          results.push(result);
          showProgress(results.length, samples.length);
        }),
      ),
    );
    return results;
  };
}

/**
 * The files given as arguments, relative to the site.
 *
 * @throws Error with the argument and what it can be
 */
export function readArguments(
  siteDir: string,
  names: readonly string[],
): string[] {
  return names.map((name) => {
    const file = path.relative(siteDir, path.resolve(name));
    if (file.startsWith('..') || !/\.(?:mdx?|tsx?)$/.test(file)) {
      throw new Error(
        `"${name}" has no samples. Give pages (.mdx, .md) or files of examples/ (.tsx, .ts) of this site.`,
      );
    }
    if (!fs.existsSync(path.join(siteDir, file))) {
      throw new Error(`"${name}" does not exist. Give its path from here.`);
    }
    return file.replaceAll('\\', '/');
  });
}

function summarize(outcome: Outcome, seconds: number): string {
  const {pages, samples, optedOut, examples, fromCache, entries} = outcome;
  return `${samples} samples on ${pages} pages (${optedOut} opted out) and ${examples} examples: ${entries.length} problems. ${fromCache} from the cache, ${seconds.toFixed(1)} s.`;
}

/** Compares or writes the files with types, and says what it found. */
function settleTypes(
  siteDir: string,
  {described}: Outcome,
  options: {readonly isWritten: boolean; readonly isWholeSite: boolean},
): boolean {
  const files = makeTypeFiles(described);
  const stale = findStaleFiles(siteDir, files, options.isWholeSite);
  if (options.isWritten) {
    writeFolder(path.join(siteDir, TYPES_DIR), files);
    console.log(
      `${stale.length} of ${files.size} files of ${TYPES_DIR} written.`,
    );
    return true;
  }
  if (stale.length > 0) {
    console.error(
      `${TYPES_DIR} does not have the types of the samples as they are: ${stale.length} files are missing, old or no longer used, such as ${stale[0] ?? ''}.\n  Run "npm run fix" and commit the folder.\n`,
    );
  }
  return stale.length === 0;
}

/**
 * Checks the given files, or all of them, and prints what it found.
 *
 * @returns whether there is no problem
 * @throws Error if an argument is no file with samples, if types are to be
 *   written for a part of the site, or if toolkit/ is not installed
 */
export async function checkSamples(
  siteDir: string,
  args: readonly string[],
): Promise<boolean> {
  const start = performance.now();
  const names = args.filter((name) => name !== WRITE_TYPES);
  const isWritten = names.length < args.length;
  const isWholeSite = names.length === 0;
  if (isWritten && !isWholeSite) {
    throw new Error(
      `${WRITE_TYPES} cannot be used with "${names[0] ?? ''}": it also removes what no sample uses. Leave the files out.`,
    );
  }
  const toolkitDir = path.join(siteDir, 'toolkit');
  requireToolkit(siteDir);
  const outcome = await run({
    siteDir,
    files: readArguments(siteDir, names),
    cache: openCache(
      path.join(siteDir, '.cache/samples'),
      hashEnvironment(siteDir),
    ),
    check: createChecker(toolkitDir),
  });
  for (const {text} of outcome.entries) {
    console.error(`${text}\n`);
  }
  const isWell = outcome.entries.length === 0;
  // The types of samples with errors would be wrong, so errors come first.
  const hasTypes =
    isWell && settleTypes(siteDir, outcome, {isWritten, isWholeSite});
  console.log(summarize(outcome, (performance.now() - start) / 1000));
  return hasTypes;
}

if (require.main === module) {
  void runMain(() =>
    checkSamples(path.resolve(__dirname, '../../..'), process.argv.slice(2)),
  );
}
