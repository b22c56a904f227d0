import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {Cache} from './cache';
import {checkConfigFile} from './configFiles';
import {findFences} from './fences';
import {COMPONENT_FILE} from './hosts';
import {prepareExample, prepareSamples} from './prepare';
import {applyOptOut, toEntry, type Entry} from './report';
import type {DescribedFence} from './typeFiles';
import type {Fence, Findings, Result, Sample} from './types';

/** Pages that have samples, and the examples. */
const CHECKED = [
  '{docs,blog,learn,success-stories}/**/*.{md,mdx}',
  'examples/**/*.{ts,tsx}',
  '!**/__tests__/**',
  '!**/*.d.ts',
];

/** Checks samples; called only with those that the cache does not know. */
export type Checker = (samples: readonly Sample[]) => Promise<Result[]>;

/** What a check looks at, and with what. */
export type RunOptions = {
  readonly siteDir: string;
  /** Files relative to the site; all of them if there are none. */
  readonly files: readonly string[];
  readonly cache: Cache;
  readonly check: Checker;
};

/** What a check found. */
export type Outcome = {
  readonly entries: readonly Entry[];
  readonly pages: number;
  readonly samples: number;
  readonly optedOut: number;
  readonly examples: number;
  readonly fromCache: number;
  /** Samples that readers see, with the types of their names. */
  readonly described: readonly DescribedFence[];
};

type SampleOnPage = {
  readonly sample: Sample;
  readonly source: readonly string[];
  /** The fence from which lines count. In an example they count from its file. */
  readonly fence: Omit<Fence, 'title'>;
};

/** Every page and example of the site that the check looks at. */
export async function findCheckedFiles(siteDir: string): Promise<string[]> {
  return (await Globby(CHECKED, {cwd: siteDir})).sort();
}

async function readSamplesOnPage(
  siteDir: string,
  file: string,
): Promise<{
  readonly samplesOnPage: SampleOnPage[];
  readonly entries: Entry[];
}> {
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const source = text.split(/\r?\n/);
  if (/\.tsx?$/.test(file)) {
    const code = source.join('\n');
    const sample = prepareExample(file, code);
    const lang = file.endsWith('x') ? 'tsx' : 'ts';
    const fence = {file, line: 0, code, lang, meta: ''} as const;
    return {samplesOnPage: [{sample, source, fence}], entries: []};
  }
  const {fences, configFences, unreadable} = findFences(file, text);
  const configEntries = configFences.map(async (fence) =>
    (await checkConfigFile(fence)).map((problem) =>
      toEntry(problem, source, fence),
    ),
  );
  return {
    samplesOnPage: prepareSamples(fences).flatMap((sample, index) => {
      const fence = fences[index];
      return fence ? [{sample, source, fence}] : [];
    }),
    entries: [
      ...unreadable.map((fence) => toEntry(fence.problem, source, fence)),
      ...(await Promise.all(configEntries)).flat(),
    ],
  };
}

/** Whether a page shows a sample with its types, and these can be trusted. */
function isShown(siteDir: string, {sample, fence}: SampleOnPage): boolean {
  return sample.isExample
    ? fs.existsSync(
        path.join(siteDir, fence.file.replace(/\.tsx?$/, '.meta.ts')),
      )
    : fence.nocheck === undefined &&
        !COMPONENT_FILE.test(sample.files[0]?.path ?? '');
}

/** Checks the samples of the given files, or of the whole site. */
export async function run({
  siteDir,
  files,
  cache,
  check,
}: RunOptions): Promise<Outcome> {
  const isWholeSite = files.length === 0;
  const names = isWholeSite ? await findCheckedFiles(siteDir) : files;
  const read = await Promise.all(
    names.map((file) => readSamplesOnPage(siteDir, file)),
  );
  const samplesOnPage = read.flatMap((each) => each.samplesOnPage);

  const results = new Map<string, Findings>();
  const unknown: Sample[] = [];
  for (const {sample} of samplesOnPage) {
    const known = cache.get(sample);
    if (known) {
      results.set(sample.id, known);
    } else {
      unknown.push(sample);
    }
  }
  const found = unknown.length > 0 ? await check(unknown) : [];
  for (const {id, ...findings} of found) {
    results.set(id, findings);
  }
  for (const sample of unknown) {
    const findings = results.get(sample.id);
    if (findings) {
      cache.set(sample, findings);
    }
  }
  cache.save(isWholeSite);

  const entries = samplesOnPage.flatMap(({sample, source, fence}) => {
    const findings = results.get(sample.id);
    if (!findings) {
      throw new Error(
        `${sample.id}: the check gave no result. Run it again; if it stays so, scripts/checks/samples/worker.ts has lost it.`,
      );
    }
    return applyOptOut(fence, findings.problems).map((problem) =>
      toEntry(problem, source, fence),
    );
  });
  const fences = samplesOnPage.filter(({sample}) => !sample.isExample);
  return {
    entries: [...read.flatMap((each) => each.entries), ...entries].sort(
      (a, b) =>
        a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
    ),
    pages: new Set(fences.map(({fence}) => fence.file)).size,
    samples: fences.length,
    optedOut: fences.filter(({fence}) => fence.nocheck !== undefined).length,
    examples: samplesOnPage.length - fences.length,
    fromCache: samplesOnPage.length - unknown.length,
    described: samplesOnPage
      .filter((sampleOnPage) => isShown(siteDir, sampleOnPage))
      .map(({sample, fence}) => ({
        fence,
        names: results.get(sample.id)?.names ?? [],
      })),
  };
}
