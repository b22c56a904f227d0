/**
 * Entry of the search worker. Nothing here throws: whatever goes wrong is an
 * answer with a reason, and the next question tries again.
 */
import type {Request, Response} from './messages';
import {createService, fetchFrom, type SearchService} from './service';

/** The part of a worker's global scope that is used here. */
type WorkerScope = {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  readonly postMessage: (message: Response) => void;
};

const scope = globalThis as unknown as WorkerScope;

let service: SearchService | undefined;

async function answer({
  id,
  query,
  options,
}: Extract<Request, {type: 'search'}>): Promise<void> {
  try {
    if (!service) {
      throw new Error('The search was asked before it was started.');
    }
    const found = await service.search(query, options);
    scope.postMessage({type: 'answer', id, answer: found});
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    scope.postMessage({type: 'failure', id, reason});
  }
}

scope.onmessage = ({data}) => {
  if (data.type === 'start') {
    service = createService(fetchFrom(data.baseUrl), () =>
      scope.postMessage({type: 'more'}),
    );
    // Failures show with the first question.
    service.load().catch(() => undefined);
  } else if (data.type === 'retry') {
    service?.retry();
  } else {
    void answer(data);
  }
};
