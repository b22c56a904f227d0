import fs from 'node:fs';
import path from 'node:path';
import type {Cache} from './cache';
import {checkConfigFile} from './configFiles';
import {findFences} from './fences';
import {COMPONENT_FILE} from './hosts';
import {prepareExample, prepareSamples} from './prepare';
import {applyOptOut, toEntry, toFenceEntry, type Entry} from './report';
import type {DescribedFence} from './typeFiles';
import type {Fence, Findings, Result, Sample} from './types';

/** Folders whose pages have samples. */
const CONTENT = ['docs', 'blog', 'learn', 'success-stories'];

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
  readonly fence: Pick<
    Fence,
    'file' | 'line' | 'code' | 'lang' | 'meta' | 'nocheck'
  >;
};

function findFiles(siteDir: string, folder: string, form: RegExp): string[] {
  const root = path.join(siteDir, folder);
  if (!fs.existsSync(root)) {
    return [];
  }
  return fs
    .readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((name) => form.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')));
}

/** Every page and example of the site that the check looks at. */
export function findCheckedFiles(siteDir: string): string[] {
  return [
    ...CONTENT.flatMap((folder) => findFiles(siteDir, folder, /\.mdx?$/)),
    ...findFiles(siteDir, 'examples', /^(?!.*__tests__).*(?<!\.d)\.tsx?$/),
  ].sort();
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
    return {
      samplesOnPage: [
        {
          sample,
          source,
          fence: {file, line: 0, code, lang: sample.lang, meta: ''},
        },
      ],
      entries: [],
    };
  }
  const {fences, configFences, problems} = findFences(file, text);
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
      ...problems.map((problem) => toFenceEntry(problem, source)),
      ...(await Promise.all(configEntries)).flat(),
    ],
  };
}

const isComponent = ({files}: Sample): boolean =>
  COMPONENT_FILE.test(files[0]?.path ?? '');

/** Whether a page shows a sample with its types, and these can be trusted. */
function isShown(siteDir: string, {sample, fence}: SampleOnPage): boolean {
  return sample.isExample
    ? fs.existsSync(
        path.join(siteDir, fence.file.replace(/\.tsx?$/, '.meta.ts')),
      )
    : fence.nocheck === undefined && !isComponent(sample);
}

/** Checks the samples of the given files, or of the whole site. */
export async function run({
  siteDir,
  files,
  cache,
  check,
}: RunOptions): Promise<Outcome> {
  const isWholeSite = files.length === 0;
  const names = isWholeSite ? findCheckedFiles(siteDir) : files;
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
  const samplesById = new Map(unknown.map((sample) => [sample.id, sample]));
  for (const {id, ...findings} of unknown.length > 0
    ? await check(unknown)
    : []) {
    const sample = samplesById.get(id);
    if (sample) {
      cache.set(sample, findings);
      results.set(id, findings);
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
      .flatMap(({sample, fence}) => {
        const types = results.get(sample.id)?.types;
        return types ? [{fence, types}] : [];
      }),
  };
}
