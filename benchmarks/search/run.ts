/**
 * Makes the search index from `build/` (or from the folder given) and prints how
 * well it answers the queries of `queries/`, how large it is, and how long
 * index and answers take. Times depend on the machine; compare them within a run.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import zlib from 'node:zlib';
import {search} from '../../config/search';
import {collectRecords} from '../../plugins/search/collect';
import {makeIndexFiles} from '../../plugins/search/files';
import {vocabularyOf} from '../../plugins/search/options';
import {formatTable} from '../../scripts/checks/formatTable';
import {runMain} from '../../scripts/runMain';
import {createEngine} from '../../plugins/search/client/engine/engine';
import type {SearchRecord} from '../../plugins/search/client/engine/types';
import {timeKeys} from './browser';
import {quantile} from '../measure/quantile';
import {measure, type Outcome} from './measure';
import {allQueries, querySets} from './queries';
import {scaleRecords} from './scale';

const siteDir = path.resolve(__dirname, '../..');

/** The size of the finished site, to which bytes are projected. */
const PROJECTED_PAGES = 900;

/** Index that the first answer may need at that size, gzip, in bytes. */
const FIRST_BYTES = 220_000;

/** What the project holds itself to, by set of queries and class. */
const goals = [
  ['tuned', 'all', 'success3', 0.97],
  ['tuned', 'api', 'success1', 0.99],
  ['tuned', 'typo', 'success1', 0.85],
  ['validation', 'all', 'success3', 0.97],
  ['heldOut', 'all', 'success3', 0.97],
  ['unseen', 'all', 'success3', 0.97],
  ['unseen', 'typo', 'success1', 0.85],
  ['guides', 'task', 'success1', 0.85],
  ['guides', 'task', 'success3', 0.95],
] as const;

const gzip = (content: string): number =>
  zlib.gzipSync(content, {level: 9}).length;
const percent = (share: number): string => share.toFixed(3);
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;

/** Every query as it is typed, letter by letter. */
function keystrokes(query: string): string[] {
  return Array.from({length: query.length}, (_, index) =>
    query.slice(0, index + 1),
  );
}

function printScores(title: string, {classes}: Outcome): void {
  console.log(
    `\n${formatTable([
      [title, 'queries', 'success@1', 'success@3', 'MRR@10'],
      ...[...classes]
        .filter(([, {count}]) => count > 0)
        .map(([name, score]) => [
          name,
          String(score.count),
          percent(score.success1),
          percent(score.success3),
          percent(score.reciprocalRank),
        ]),
    ])}`,
  );
}

type Options = {
  /** Lists the queries whose first result is wrong. */
  readonly misses: boolean;
  /** Times keys in a slow browser in place of the report. */
  readonly browser: boolean;
};

/** Makes the index of the finished site and times keys in it. */
async function runBrowser(records: readonly SearchRecord[]): Promise<boolean> {
  const scaled = scaleRecords(records, PROJECTED_PAGES);
  const start = performance.now();
  const [headings = '', text = ''] = [...makeIndexFiles(scaled).values()];
  console.log(
    `${scaled.length} records of ${PROJECTED_PAGES} pages; their index was made in ${milliseconds(performance.now() - start)}.`,
  );
  return timeKeys({headings, text, vocabulary: vocabularyOf(search)});
}

async function run(
  outDir: string,
  {misses: showsMisses, browser: isBrowser}: Options,
): Promise<boolean> {
  if (!fs.existsSync(path.join(outDir, 'index.html'))) {
    throw new Error(
      `There is no build in "${outDir}". Run "npm run build" first, or name the folder of one.`,
    );
  }
  const start = performance.now();
  const records = await collectRecords({
    siteDir,
    outDir,
    baseUrl: '/',
    options: search,
  });
  const read = performance.now();
  if (isBrowser) {
    return runBrowser(records);
  }
  const files = makeIndexFiles(records);
  const made = performance.now();

  const pages = new Set(records.map(({url}) => url.split('#')[0] ?? url));
  for (const query of allQueries) {
    const missing = query.pages.filter((page) => !pages.has(page));
    if (missing.length > 0) {
      throw new Error(
        `The query "${query.query}" expects ${missing.join(', ')}, which the build does not have.`,
      );
    }
  }

  const contents = [...files].filter(([name]) => name !== 'manifest.json');
  const [headings, text] = contents.map(
    ([, content]) => JSON.parse(content) as unknown,
  );
  const loadStart = performance.now();
  const engine = createEngine(headings, vocabularyOf(search));
  const loaded = performance.now();
  const look = (query: string): string[] =>
    engine.search(query).hits.map(({url}) => url);
  const first = measure(querySets.tuned, look);
  const textStart = performance.now();
  engine.addText(text);
  const textLoaded = performance.now();
  const outcome = measure(querySets.tuned, look);
  const times = querySets.tuned.flatMap(({query}) =>
    keystrokes(query).map((typed) => {
      const before = performance.now();
      engine.search(typed);
      return performance.now() - before;
    }),
  );

  const outcomes = {
    tuned: outcome,
    unseen: measure(querySets.unseen, look),
    validation: measure(querySets.validation, look),
    heldOut: measure(querySets.heldOut, look),
    guides: measure(querySets.guides, look),
    questions: measure(querySets.questions, look),
    typed: measure(querySets.typed, look),
    typedUnseen: measure(querySets.typedUnseen, look),
  } satisfies Record<keyof typeof querySets, Outcome>;
  for (const [name, set] of Object.entries(outcomes)) {
    printScores(name, set);
  }
  printScores('headings only', first);
  if (showsMisses) {
    console.log('\nFirst result wrong: place of the right one, query, results');
    // Nobody tunes by the misses of the unseen half.
    const misses = Object.values(outcomes)
      .filter((set) => set !== outcomes.typedUnseen)
      .flatMap((set) => set.misses);
    for (const {query, place, found} of misses) {
      console.log(
        `${place || '-'}  ${query.class}: ${query.query}\n     ${found.slice(0, 3).join('\n     ')}`,
      );
    }
  }
  const larger = [
    ...makeIndexFiles(scaleRecords(records, PROJECTED_PAGES)).values(),
  ];
  console.log(
    `\n${formatTable([
      ['index', 'bytes', 'gzip', `gzip at ${PROJECTED_PAGES}`, 'at most'],
      ...[...files].map(([name, content], number) => [
        name.replace(/\.\w{16}(?=\.)/, ''),
        kilobytes(Buffer.byteLength(content)),
        kilobytes(gzip(content)),
        kilobytes(gzip(larger[number] ?? '')),
        // As if no page shared a word with another.
        kilobytes((gzip(content) / pages.size) * PROJECTED_PAGES),
      ]),
    ])}`,
  );
  console.log(
    `\n${formatTable([
      ['pages', String(pages.size)],
      ['records', String(records.length)],
      ['read the build', milliseconds(read - start)],
      ['make the index', milliseconds(made - read)],
      ['load headings', milliseconds(loaded - loadStart)],
      ['load text', milliseconds(textLoaded - textStart)],
      ['keystrokes', String(times.length)],
      ['keystroke, median', milliseconds(quantile(times, 0.5))],
      ['keystroke, p95', milliseconds(quantile(times, 0.95))],
      ['keystroke, slowest', milliseconds(quantile(times, 1))],
    ])}`,
  );

  const missed = goals
    .filter(
      ([set, name, measureName, goal]) =>
        (outcomes[set].classes.get(name)?.[measureName] ?? 0) < goal,
    )
    .map(
      ([set, name, measureName, goal]) =>
        `${measureName} of "${name}" of the set "${set}" below ${goal}`,
    );
  for (const what of missed) {
    console.error(`\nMissed: ${what}.`);
  }
  const firstBytes = gzip(larger[0] ?? '') + gzip(larger[2] ?? '');
  if (firstBytes > FIRST_BYTES) {
    console.error(
      `\nMissed: the first answer needs ${kilobytes(firstBytes)} of index at ${PROJECTED_PAGES} pages, more than ${kilobytes(FIRST_BYTES)}.`,
    );
  }
  return missed.length === 0 && firstBytes <= FIRST_BYTES;
}

async function main(): Promise<boolean> {
  const {
    values,
    positionals: [folder = 'build'],
  } = parseArgs({
    allowPositionals: true,
    options: {
      misses: {type: 'boolean', default: false},
      browser: {type: 'boolean', default: false},
    },
  });
  return run(path.resolve(siteDir, folder), values);
}

void runMain(main);
