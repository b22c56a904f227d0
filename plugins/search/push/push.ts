/** Fills a hosted index through the official client. */
import type {Algoliasearch, BatchProps} from 'algoliasearch';
import type {HostedRecord} from './records';
import type {HostedIndex} from './settings';

type PushOptions = {
  readonly client: Algoliasearch;
  readonly indexName: string;
  readonly index: HostedIndex;
  readonly records: readonly HostedRecord[];
  /** Called with the records sent so far. */
  readonly onProgress?: (sent: number) => void;
};

/** HTTP status of an answer of the service; none where it did not answer. */
function statusOf(error: unknown): number | undefined {
  // The client exports no class of its errors.
  return error instanceof Error &&
    'status' in error &&
    typeof error.status === 'number'
    ? error.status
    : undefined;
}

/** What to do about an answer of the service. */
function remedyOf(error: unknown): string {
  switch (statusOf(error)) {
    case 401:
    case 403:
      return 'Check ALGOLIA_APP_ID and that ALGOLIA_ADMIN_API_KEY is of that application and has the rights addObject, deleteIndex and editSettings.';
    case 400:
      return 'The service refuses what was sent: compare plugins/search/push/settings.ts and the records with its message.';
    case 404:
      return 'Check ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME.';
    case 429:
      return 'A quota of the plan is used up: free records or operations in the dashboard, or push later.';
    case undefined:
      return 'Check the network, ALGOLIA_APP_ID and the status page of the service, then push again.';
    default:
      return 'Push again; if it stays, look at the status page of the service.';
  }
}

/**
 * Sets settings and synonyms of an index, then replaces its records as a whole:
 * the client fills a temporary index, moves it over the live one, and removes it
 * where that fails.
 *
 * Settings come first because the client copies those of the live index, which
 * has to be there: the first push makes it. What that costs: for the minute of a
 * push, and after one that fails, new settings stand over the records of before.
 *
 * @throws Error with what failed, what state the hosted index is in, and what to do
 */
export async function pushIndex({
  client,
  indexName,
  index: {indexSettings, synonymHit},
  records,
  onProgress,
}: PushOptions): Promise<void> {
  let sent = 0;
  let step = 'set the settings';
  let state = `"${indexName}" is as before.`;
  // The client sends each batch by its own method.
  const reporting: Algoliasearch = {
    ...client,
    async batch(params: BatchProps, ...rest) {
      const answer = await client.batch(params, ...rest);
      sent += params.batchWriteParams.requests.length;
      onProgress?.(sent);
      return answer;
    },
  };
  try {
    const {taskID} = await client.setSettings({indexName, indexSettings});
    state = `"${indexName}" has new settings, and the records of before.`;
    step = 'save the synonyms';
    const saved = await client.saveSynonyms({
      indexName,
      synonymHit,
      replaceExistingSynonyms: true,
    });
    step = 'wait for settings and synonyms';
    for (const task of [taskID, saved.taskID]) {
      await client.waitForTask({indexName, taskID: task, maxRetries: 200});
    }
    step = 'replace the records';
    state = `"${indexName}" has new settings, and the records of before unless the service was moving the new ones: look at it in the dashboard.`;
    await reporting.replaceAllObjects({
      indexName,
      objects: [...records],
      // Rules that were made by hand go.
      scopes: ['settings', 'synonyms'],
    });
  } catch (error) {
    throw new Error(
      `Could not ${step}: ${error instanceof Error ? error.message : String(error)}\n${state} If the dashboard shows an index "${indexName}_tmp_…", delete it.\n${remedyOf(error)}`,
      {cause: error},
    );
  }
}
