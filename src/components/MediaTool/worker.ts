/**
 * Entry of the worker, which lives for one file. Nothing here throws: whatever
 * goes wrong is an answer with its remedy.
 */
import type {Settings, Task} from './settings';
import {
  convert,
  explain,
  readFields,
  readFrames,
  type Frame,
  type Outcome,
  type Progress,
} from './tasks';

export type Request = {
  readonly task: Task;
  readonly settings: Settings;
  /** A file, or the address of the sample clip. */
  readonly source: Blob | string;
};

export type Response =
  | Frame
  | Progress
  | Outcome
  | {readonly type: 'failed'; readonly message: string};

/** The part of a worker's global scope that is used here. */
type WorkerScope = {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  readonly postMessage: (message: Response) => void;
};

const scope = globalThis as unknown as WorkerScope;

async function fetchSample(url: string): Promise<Blob | undefined> {
  try {
    const response = await fetch(url);
    return response.ok ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}

async function run({task, settings, source}: Request): Promise<Response> {
  const file = typeof source === 'string' ? await fetchSample(source) : source;
  if (!file) {
    return {
      type: 'failed',
      message:
        'The sample clip did not load. Check your connection and try again.',
    };
  }
  const tell = (message: Response): void => scope.postMessage(message);
  switch (task) {
    case 'fields':
      return readFields(file);
    case 'frames':
      return readFrames(file, tell);
    case 'convert':
      return convert(file, settings, tell);
  }
}

scope.onmessage = ({data}) => {
  void run(data)
    .catch((error: unknown) => ({
      type: 'failed' as const,
      message: explain(error),
    }))
    .then((message) => scope.postMessage(message));
};
