/**
 * `npm run search:push`: replaces the hosted index with the records of a build
 * (`build/`, or the folder given), our settings and our synonyms. With
 * `--dry-run` it says what it would send and makes no request.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {SingleBar} from 'cli-progress';
import {collectRecords} from '../collect';
import {readFacts} from '../facts';
import {countValues} from '../files';
import {formatTable} from '../../../scripts/checks/formatTable';
import {readPushEnvironment} from './environment';
import {BATCH_SIZE, pushIndex, type PushClient} from './push';
import {toHostedRecords, type HostedRecord} from './records';
import {indexSynonyms} from './settings';
import {readSiteAddress} from './siteAddress';

const siteDir = path.resolve(__dirname, '../..');

export type Command = {
  readonly args: readonly string[];
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** Opens the client; tests point it at a service of their own. */
  readonly openClient?: (appId: string, apiKey: string) => PushClient;
};

async function readRecords(folder: string): Promise<HostedRecord[]> {
  const outDir = path.resolve(siteDir, folder);
  const {origin, baseUrl} = readSiteAddress(outDir);
  const facts = await readFacts(siteDir);
  const records = await collectRecords({outDir, baseUrl, facts});
  return toHostedRecords(records, origin);
}

function summarize(records: readonly HostedRecord[]): string {
  const counts = countValues(records.map(({section}) => section));
  return formatTable([
    ['section', 'records'],
    ...[...counts].map(([name, count]) => [name, String(count)]),
    ['all', String(records.length)],
  ]);
}

/**
 * Runs the command.
 *
 * @throws Error with what is wrong and what to do.
 */
export async function runPush({
  args,
  variables,
  signal,
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
  const records = await readRecords(folder);
  console.log(summarize(records));
  if (!target) {
    console.log(
      `\nA dry run: nothing is sent. A push would send ${records.length} records in ${Math.ceil(records.length / BATCH_SIZE)} batches, ${indexSynonyms.length} groups of synonyms and the settings.`,
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
      temporaryName: `${indexName}_tmp_${Date.now().toString(36)}`,
      records,
      onProgress: (sent) => progress.update(sent),
      signal,
    });
  } finally {
    progress.stop();
  }
  console.log(`\nThe hosted index "${indexName}" is replaced.`);
}

if (require.main === module) {
  const interruption = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      console.error('\nInterrupted, cleaning up …');
      interruption.abort();
    });
  }
  runPush({
    args: process.argv.slice(2),
    variables: process.env,
    signal: interruption.signal,
  }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
