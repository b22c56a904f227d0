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
  giveUp: vi.fn(),
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

  it('one that hangs is slow after five seconds, and has failed after fifteen', async () => {
    vi.mocked(embedded.search).mockReturnValueOnce(
      new Promise(() => undefined),
    );
    const search = createSiteSearch(embedded);
    const onSlow = vi.fn();
    const onFailure = vi.fn();
    search.search({query}, onSlow).catch(onFailure);
    await vi.advanceTimersByTimeAsync(4999);
    expect(onSlow).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onSlow).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(9999);
    expect(onFailure).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onFailure).toHaveBeenCalledOnce();
    expect(embedded.giveUp).toHaveBeenCalledOnce();
  });

  it('one that answers in time is not called slow later', async () => {
    const onSlow = vi.fn();
    await createSiteSearch(embedded).search({query}, onSlow);
    await vi.runAllTimersAsync();
    expect(onSlow).not.toHaveBeenCalled();
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
