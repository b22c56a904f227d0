/** Replaces a hosted index as a whole, through a temporary one. */
import type {Algoliasearch} from 'algoliasearch';
import type {HostedRecord} from './records';
import {indexSettings, indexSynonyms} from './settings';

/** What of the official client is used. */
export type PushClient = Pick<
  Algoliasearch,
  | 'setSettings'
  | 'saveSynonyms'
  | 'batch'
  | 'waitForTask'
  | 'operationIndex'
  | 'deleteIndex'
>;

/** Records of one request; the official helpers send as many. */
export const BATCH_SIZE = 1000;

/** How often is asked whether a task is done. */
const POLLS = 200;

export type PushOptions = {
  readonly client: PushClient;
  readonly indexName: string;
  /** An index that does not exist yet; it is gone afterwards, come what may. */
  readonly temporaryName: string;
  readonly records: readonly HostedRecord[];
  /** Called with the records sent so far. */
  readonly onProgress?: (sent: number) => void;
  /** Ends the push before the next step. */
  readonly signal?: AbortSignal;
  /** Milliseconds before a task is asked about again; tests need none. */
  readonly pollDelay?: (turn: number) => number;
};

/** A push that failed or was interrupted; says what of the hosted index is left. */
export class PushError extends Error {
  override readonly name = 'PushError';
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

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
    case 413:
      return 'A request is too large: lower BATCH_SIZE in plugins/search/push/push.ts.';
    case 429:
      return 'A quota of the plan is used up: free records or operations in the dashboard, or push later.';
    default:
      return error instanceof Error && error.name === 'RetryError'
        ? 'No host of the service answers: check the network and ALGOLIA_APP_ID, then push again.'
        : 'Push again; if it stays, look at the status page of the service.';
  }
}

/**
 * Sends settings, synonyms and records to a temporary index and moves it over
 * the live one, in one operation of the service. Until then the live index is
 * as before.
 *
 * @throws PushError with what failed, what state the hosted index is in, and
 * what to do. The temporary index is removed then.
 */
export async function pushIndex({
  client,
  indexName,
  temporaryName,
  records,
  onProgress,
  signal,
  pollDelay = (turn) => Math.min(3000, 100 * turn),
}: PushOptions): Promise<void> {
  let step = 'start';
  let moving: 'not yet' | 'asked' | 'accepted' = 'not yet';

  /** One request. It is not cut off: what arrives late would stay behind. */
  async function run<Result>(
    name: string,
    request: () => Promise<Result>,
  ): Promise<Result> {
    step = name;
    stopIfInterrupted();
    return request();
  }

  function stopIfInterrupted(): void {
    // An accepted move cannot be called back.
    if (moving !== 'accepted') {
      signal?.throwIfAborted();
    }
  }

  async function waitFor(name: string, taskID: number): Promise<void> {
    await run(name, () =>
      client.waitForTask({
        indexName: temporaryName,
        taskID,
        maxRetries: POLLS,
        timeout(turn) {
          stopIfInterrupted();
          return pollDelay(turn);
        },
      }),
    );
  }

  async function fill(): Promise<void> {
    const tasks = [
      await run('set the settings', () =>
        client.setSettings({indexName: temporaryName, indexSettings}),
      ),
      await run('save the synonyms', () =>
        client.saveSynonyms({
          indexName: temporaryName,
          synonymHit: indexSynonyms,
          replaceExistingSynonyms: true,
        }),
      ),
    ].map(({taskID}) => taskID);
    for (let start = 0; start < records.length; start += BATCH_SIZE) {
      const batch = records.slice(start, start + BATCH_SIZE);
      const {taskID} = await run(
        `send the records ${start + 1} to ${start + batch.length}`,
        () =>
          client.batch({
            indexName: temporaryName,
            batchWriteParams: {
              requests: batch.map((body) => ({action: 'addObject', body})),
            },
          }),
      );
      tasks.push(taskID);
      onProgress?.(start + batch.length);
    }
    for (const taskID of tasks) {
      await waitFor('wait until the records are indexed', taskID);
    }
  }

  async function move(): Promise<void> {
    const {taskID} = await run('move the new index over the live one', () => {
      moving = 'asked';
      return client.operationIndex({
        indexName: temporaryName,
        operationIndexParams: {operation: 'move', destination: indexName},
      });
    });
    moving = 'accepted';
    await waitFor('wait until the index is moved', taskID);
  }

  /** Removes the temporary index, and says what is left behind. */
  async function cleanUp(error: unknown): Promise<string> {
    if (moving === 'accepted') {
      return `The service accepted the move, so "${indexName}" changes now or soon: look at it in the dashboard.`;
    }
    const live =
      moving === 'asked' && statusOf(error) === undefined
        ? `"${indexName}" is as before, unless the service took the move without saying so: look at it in the dashboard.`
        : `The live index "${indexName}" is as before.`;
    try {
      await client.deleteIndex({indexName: temporaryName});
      return `${live} The temporary index is removed.`;
    } catch (failure) {
      return `${live} The temporary index "${temporaryName}" could not be removed (${messageOf(failure)}): delete it in the dashboard.`;
    }
  }

  try {
    await fill();
    await move();
  } catch (error) {
    const isInterrupted =
      signal?.aborted === true && error === (signal.reason as unknown);
    const state = await cleanUp(error);
    throw new PushError(
      isInterrupted
        ? `The push was interrupted before it could ${step}. ${state}`
        : `Could not ${step}: ${messageOf(error)}\n${state}\n${remedyOf(error)}`,
      {cause: error},
    );
  }
}
