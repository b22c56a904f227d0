import {afterEach, describe, expect, it, vi} from 'vitest';
import type {Request, Response} from '../messages';
import {createWorkerClient, type WorkerLike} from '../workerClient';
import {makeFiles} from '../engine/__tests__/fixture';

vi.mock('@generated/search/default/vocabulary.json', async () => ({
  default: (await import('../engine/__tests__/fixture')).vocabulary,
}));

const {byName} = makeFiles();

type FakeWorker = WorkerLike & {readonly sent: Request[]};

/** A worker that answers each search so, breaks, or stays silent. */
function makeWorker(
  answer: (id: number) => Response | 'crash' | undefined,
): FakeWorker {
  const sent: Request[] = [];
  const self = {} as Worker;
  const worker: FakeWorker = {
    sent,
    onmessage: null,
    onerror: null,
    terminate: vi.fn(),
    postMessage(request: Request) {
      sent.push(request);
      if (request.type !== 'search') {
        return;
      }
      const data = answer(request.id);
      queueMicrotask(() => {
        if (data === 'crash') {
          worker.onerror?.call(self, new Event('error') as ErrorEvent);
        } else if (data) {
          worker.onmessage?.call(self, new MessageEvent('message', {data}));
        }
      });
    },
  };
  return worker;
}

afterEach(() => vi.unstubAllGlobals());

describe('the client of the worker', () => {
  it('starts it with the first use, once', async () => {
    const worker = makeWorker((id) => ({
      type: 'answer',
      id,
      answer: {hits: [], total: 0, terms: new Set(['a'])},
    }));
    const open = vi.fn(() => worker);
    const client = createWorkerClient('/search/', open);
    expect(open).not.toHaveBeenCalled();
    client.start();
    expect((await client.search('a')).terms).toEqual(new Set(['a']));
    await client.search('b');
    expect(open).toHaveBeenCalledTimes(1);
    expect(worker.sent).toMatchObject([
      {type: 'start', baseUrl: '/search/'},
      {type: 'search', query: 'a'},
      {type: 'search', query: 'b'},
    ]);
  });

  it('reports a failure and starts over', async () => {
    const open = vi.fn(() =>
      makeWorker((id) => ({type: 'failure', id, reason: 'HTTP 404'})),
    );
    const client = createWorkerClient('/search/', open);
    for (const query of ['a', 'a']) {
      await expect(client.search(query)).rejects.toThrow('HTTP 404');
    }
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('tells all questions that wait at once when one fails', async () => {
    const fake = makeWorker((id) =>
      id === 1 ? {type: 'failure', id, reason: 'offline'} : undefined,
    );
    const client = createWorkerClient('/search/', () => fake);
    const questions = ['s', 'sp', 'spr'].map((query) => client.search(query));
    await expect(Promise.allSettled(questions)).resolves.toMatchObject([
      {reason: {message: 'offline'}},
      {reason: {message: 'The search was started over.'}},
      {reason: {message: 'The search was started over.'}},
    ]);
    expect(fake.terminate).toHaveBeenCalledOnce();
  });

  it('gives up questions that wait, and starts over with the next', async () => {
    const workers: FakeWorker[] = [];
    const client = createWorkerClient('/search/', () => {
      const isSilent = workers.length === 0;
      const worker = makeWorker((id) =>
        isSilent
          ? undefined
          : {
              type: 'answer',
              id,
              answer: {hits: [], total: 1, terms: new Set()},
            },
      );
      workers.push(worker);
      return worker;
    });
    const asked = client.search('a');
    client.giveUp();
    await expect(asked).rejects.toThrow('started over');
    expect(workers[0]?.terminate).toHaveBeenCalled();
    expect((await client.search('a')).total).toBe(1);
  });

  it.each([
    ['breaks', () => makeWorker(() => 'crash')],
    [
      'is refused',
      () => {
        throw new Error('Refused by policy');
      },
    ],
  ])('answers in the page where the worker %s', async (_, openWorker) => {
    vi.stubGlobal('fetch', (url: string) =>
      Promise.resolve(
        new globalThis.Response(JSON.stringify(byName.get(url.slice(8)))),
      ),
    );
    const onMore = vi.fn();
    const client = createWorkerClient('/search/', openWorker);
    client.onMore(onMore);
    const {hits} = await client.search('ProRes');
    expect(hits[0]?.url).toContain('/docs/renderer/render-media/');
    await vi.waitFor(() => expect(onMore).toHaveBeenCalledTimes(1));
  });
});
