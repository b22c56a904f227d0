/**
 * Asks the search in its worker. The worker starts with the first use; where
 * workers are missing or refused, the same code runs in the page.
 */
import type {Ask, SearchAnswer} from './engine/engine';
import type {Request, Response} from './messages';

export type WorkerClient = {
  /** Starts loading, on intent; failures show with the first question. */
  readonly start: () => void;
  /** Rejects where it cannot answer; asking again starts over. */
  readonly search: Ask;
  /** Lets files be fetched again that did not come. */
  readonly retry: () => void;
  /** Gives up the questions that wait; the next one starts over. */
  readonly giveUp: () => void;
  /** Called when more of the full text is there; gives the way to stop listening. */
  readonly onMore: (listener: () => void) => () => void;
};

type Waiting = {
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
};

/** What of a worker is needed, so that tests can stand in for it. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror'
>;

type Connection = {
  readonly ask: Ask;
  readonly retry: () => void;
  readonly close: () => void;
};

function startWorker(): WorkerLike {
  // Not a module worker: the bundler loads the chunks of a worker with
  // importScripts, which those do not have.
  return new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
}

function connectWorker(
  worker: WorkerLike,
  baseUrl: string,
  onMore: () => void,
  onBroken: () => void,
): Connection {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const send = (request: Request): void => worker.postMessage(request);

  /** No question stays without an answer. */
  function close(reason: string): void {
    for (const {reject} of waiting.values()) {
      reject(new Error(reason));
    }
    waiting.clear();
    worker.terminate();
  }

  worker.onmessage = ({data}: MessageEvent<Response>) => {
    if (data.type === 'more') {
      onMore();
      return;
    }
    const question = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.type === 'answer') {
      question?.resolve(data.answer);
    } else {
      question?.reject(new Error(data.reason));
    }
  };
  worker.onerror = (event) => {
    event.preventDefault();
    onBroken();
    close('The search worker could not be started.');
  };
  send({type: 'start', baseUrl});

  return {
    ask(query, options) {
      const id = ++lastId;
      return new Promise<SearchAnswer>((resolve, reject) => {
        waiting.set(id, {resolve, reject});
        send({type: 'search', id, query, ...(options && {options})});
      });
    },
    retry: () => send({type: 'retry'}),
    close: () => close('The search was started over.'),
  };
}

/** The same without a worker; its code is loaded in that case only. */
function connectHere(baseUrl: string, onMore: () => void): Connection {
  const service = import('./service').then(({createService, fetchFrom}) =>
    createService(fetchFrom(baseUrl), onMore),
  );
  // Failures show with the first question.
  service.then((loaded) => loaded.load()).catch(() => undefined);
  return {
    ask: async (query, options) => (await service).search(query, options),
    retry: () =>
      void service.then(
        (loaded) => loaded.retry(),
        () => undefined,
      ),
    close: () => undefined,
  };
}

/**
 * A client of the index below `baseUrl`, the folder of the manifest with a slash
 * at its end.
 */
export function createWorkerClient(
  baseUrl: string,
  openWorker: () => WorkerLike = startWorker,
): WorkerClient {
  const listeners = new Set<() => void>();
  let connection: Connection | undefined;
  /** A worker that failed once is not tried again in this page. */
  let hasWorkers = typeof Worker !== 'undefined' || openWorker !== startWorker;

  const tellMore = (): void => listeners.forEach((listener) => listener());

  function open(): Connection {
    if (hasWorkers) {
      try {
        return connectWorker(openWorker(), baseUrl, tellMore, () => {
          hasWorkers = false;
          connection = undefined;
        });
      } catch {
        // A policy of the page may forbid workers.
        hasWorkers = false;
      }
    }
    return connectHere(baseUrl, tellMore);
  }

  function connect(): Connection {
    connection ??= open();
    return connection;
  }

  return {
    start: () => void connect(),
    async search(query, options) {
      const hadWorkers = hasWorkers;
      const asked = connect();
      try {
        return await asked.ask(query, options);
      } catch (error) {
        if (hadWorkers && !hasWorkers) {
          return connect().ask(query, options);
        }
        // Without this, a module that could not be loaded would never be
        // asked for again. A later question may have started over already.
        if (connection === asked) {
          connection = undefined;
          asked.close();
        }
        throw error;
      }
    },
    retry: () => connection?.retry(),
    giveUp() {
      connection?.close();
      connection = undefined;
    },
    onMore(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
