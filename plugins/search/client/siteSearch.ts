/**
 * The one way in which dialog, search page and not-found page ask: the hosted
 * index where one is configured, the embedded index otherwise and whenever the
 * hosted one does not answer.
 */
import {
  createSearchClient,
  type SearchClient,
  type SearchRequest,
  type SearchResult,
} from './searchClient';
import {createHostedClient, type HostedSearch} from './hostedClient';
import {SLOW_MS, TIMEOUT_MS} from './patience';
import {createWorkerClient, type WorkerClient} from './workerClient';

export type SiteAnswer = {
  readonly result: SearchResult;
  /** The hosted index failed, and the embedded one answered in its place. */
  readonly isOffline: boolean;
};

/** What became of the last question. */
export type SearchState =
  | {readonly status: 'idle'}
  /** It may still be answered. */
  | {readonly status: 'slow'}
  | {readonly status: 'failed'}
  | ({readonly status: 'answered'} & SiteAnswer);

export type SiteSearch = {
  /** Whether a hosted index is asked first. */
  readonly isHosted: boolean;
  /** Loads what the first answer needs, on intent. */
  readonly start: () => void;
  /**
   * Rejects only where no index could answer, or none did in 15 seconds; asking
   * again starts over.
   *
   * @param onSlow called after five seconds without an answer
   */
  readonly search: (
    request: SearchRequest,
    onSlow?: () => void,
  ) => Promise<SiteAnswer>;
  /** Asks for what failed again: the hosted index, and files of the embedded one. */
  readonly reconnect: () => void;
  /** Called when later answers may be better; gives the way to stop listening. */
  readonly onBetter: (listener: () => void) => () => void;
};

/** How long the hosted index may take before the embedded one answers, in ms. */
const HOSTED_TIMEOUT_MS = 2000;

function withTimeout<Value>(
  promise: Promise<Value>,
  time: number,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The search took over ${time} ms.`)),
      time,
    );
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** Puts the clients of both indexes behind one interface. */
export function createSiteSearch(
  embedded: WorkerClient,
  hosted?: SearchClient,
): SiteSearch {
  const embeddedClient = createSearchClient(embedded.search);
  let isHostedDown = false;

  async function answer(request: SearchRequest): Promise<SiteAnswer> {
    if (hosted && !isHostedDown) {
      try {
        const result = await withTimeout(hosted(request), HOSTED_TIMEOUT_MS);
        return {result, isOffline: false};
      } catch {
        // One wait is enough: what follows asks the embedded index at once.
        isHostedDown = true;
      }
    }
    return {
      result: await embeddedClient(request),
      isOffline: hosted !== undefined,
    };
  }

  return {
    isHosted: hosted !== undefined,
    start() {
      if (!hosted) {
        embedded.start();
      }
    },
    async search(request, onSlow) {
      const timer = setTimeout(() => onSlow?.(), SLOW_MS);
      try {
        return await withTimeout(answer(request), TIMEOUT_MS);
      } catch (error) {
        // What hangs would keep the next question waiting as well.
        embedded.giveUp();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    reconnect() {
      isHostedDown = false;
      embedded.retry();
    },
    onBetter: (listener) => embedded.onMore(listener),
  };
}

let shared: SiteSearch | undefined;

type SiteSearchOptions = {
  /** Path of the site, with slashes at both ends. */
  readonly baseUrl: string;
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly hosted: HostedSearch | undefined;
};

/**
 * The search of this page load, made with the first call; dialog and pages share
 * its worker.
 */
export function getSiteSearch({
  baseUrl,
  siteUrl,
  hosted,
}: SiteSearchOptions): SiteSearch {
  shared ??= createSiteSearch(
    createWorkerClient(`${baseUrl}search/`),
    hosted && createHostedClient(hosted, siteUrl),
  );
  return shared;
}
