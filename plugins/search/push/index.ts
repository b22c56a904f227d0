import {parseArgs} from 'node:util';
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {SingleBar} from 'cli-progress';
import {collectRecords} from '../collect';
import type {Options} from '../options';
import {readPushEnvironment} from './environment';
import {pushIndex} from './push';
import {toHostedRecords, type HostedRecord} from './records';
import {toHostedIndex} from './settings';
import {readSiteAddress} from './siteAddress';

type Command = {
  readonly args: readonly string[];
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly siteDir: string;
  readonly options: Options;
  /** Opens the client; tests point it at a service of their own. */
  readonly openClient?: typeof algoliasearch;
};

/** How many records each section has. */
function summarize(records: readonly HostedRecord[]): string {
  const counts = new Map<string, number>();
  for (const {section} of records) {
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name}: ${count}`).join('\n');
}

/**
 * Replaces the hosted index with the records of a build (`build/`, or the folder
 * given), our settings and our synonyms. With `--dry-run` it says what it would
 * send and makes no request.
 *
 * @throws Error with what is wrong and what to do
 */
export async function runPush({
  args,
  variables,
  siteDir,
  options,
  openClient = algoliasearch,
}: Command): Promise<void> {
  const {
    values: {'dry-run': isDryRun},
    positionals: [folder = 'build'],
  } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {'dry-run': {type: 'boolean', default: false}},
  });
  // Before the build is read, which takes a while.
  const target = isDryRun ? undefined : readPushEnvironment(variables);
  const outDir = path.resolve(siteDir, folder);
  const {origin, baseUrl} = readSiteAddress(outDir);
  const records = toHostedRecords(
    await collectRecords({siteDir, outDir, baseUrl, options}),
    origin,
  );
  const index = toHostedIndex(options.vocabulary.synonyms);
  console.log(`Records by section:\n${summarize(records)}`);
  if (!target) {
    console.log(
      `\nA dry run: nothing is sent. A push would send ${records.length} records, ${index.synonymHit.length} groups of synonyms and the settings.`,
    );
    return;
  }
  const {appId, indexName, adminApiKey} = target;
  const progress = new SingleBar({
    format: '{bar} {value} of {total} records sent',
    hideCursor: true,
    // A line every other second in a log.
    noTTYOutput: true,
    stream: process.stdout,
  });
  progress.start(records.length, 0);
  try {
    await pushIndex({
      client: openClient(appId, adminApiKey),
      indexName,
      index,
      records,
      onProgress: (sent) => progress.update(sent),
    });
  } finally {
    progress.stop();
  }
  console.log(`\nThe hosted index "${indexName}" is replaced.`);
}
