import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchResult} from '../searchClient';
import {createSiteSearch} from '../siteSearch';
import type {WorkerClient} from '../workerClient';

const query = 'spring';
const RESULT: SearchResult = {hits: [], nbHits: 5, nbPages: 1, query};

const embedded: WorkerClient = {
  start: vi.fn(),
  search: vi.fn(() =>
    Promise.resolve({hits: [], total: 2, terms: new Set<string>()}),
  ),
  retry: vi.fn(),
  onMore: () => () => undefined,
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

describe('without a hosted index', () => {
  it('the embedded one answers, and loads on intent', async () => {
    const search = createSiteSearch(embedded);
    search.start();
    expect(embedded.start).toHaveBeenCalledTimes(1);
    const answer = await search.search({query});
    expect(answer.isOffline).toBe(false);
    expect(answer.result).toMatchObject({nbHits: 2, query});
  });

  it('a failure is the failure of the embedded one', async () => {
    vi.mocked(embedded.search).mockRejectedValueOnce(new Error('no index'));
    const search = createSiteSearch(embedded);
    await expect(search.search({query})).rejects.toThrow('no index');
  });
});

describe('with a hosted index', () => {
  it('it answers, and the embedded one is not loaded', async () => {
    const search = createSiteSearch(embedded, () => Promise.resolve(RESULT));
    search.start();
    expect(await search.search({query})).toEqual({
      result: RESULT,
      isOffline: false,
    });
    expect(embedded.start).not.toHaveBeenCalled();
    expect(embedded.search).not.toHaveBeenCalled();
  });

  it('that fails, the embedded one answers until it is asked again', async () => {
    const answer = vi.fn(() => Promise.reject<SearchResult>(new Error('403')));
    const search = createSiteSearch(embedded, answer);
    const first = await search.search({query});
    expect(first).toMatchObject({isOffline: true, result: {nbHits: 2}});
    await search.search({query: 'springs'});
    expect(answer).toHaveBeenCalledTimes(1);
    search.reconnect();
    answer.mockResolvedValue(RESULT);
    expect(await search.search({query})).toEqual({
      result: RESULT,
      isOffline: false,
    });
  });

  it('that is slow, the embedded one answers after two seconds', async () => {
    const search = createSiteSearch(
      embedded,
      () => new Promise(() => undefined),
    );
    const answer = search.search({query});
    await vi.advanceTimersByTimeAsync(1999);
    expect(embedded.search).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({isOffline: true});
  });
});
