import {describe, expect, it, vi} from 'vitest';
import type {SearchRequest, SearchResult} from '../../searchClient';
import type {SiteAnswer, SiteSearch} from '../../siteSearch';
import {createSession} from '../session';

function resultOf(query: string, nbHits: number): SearchResult {
  return {
    index: 'site',
    hits: [],
    nbHits,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    query,
  };
}

function searchWith(
  search: (request: SearchRequest) => Promise<SiteAnswer>,
): SiteSearch {
  return {
    isHosted: false,
    start: () => undefined,
    search,
    reconnect: () => undefined,
    onBetter: () => () => undefined,
  };
}

type Client = {
  search: (parameters: {
    requests: readonly SearchRequest[];
  }) => Promise<{results: readonly SearchResult[]}>;
};

function clientOf(session: ReturnType<typeof createSession>): Client {
  return session.transformClient() as unknown as Client;
}

describe('a session of the dialog', () => {
  it('reports how many results there are, and whether they are a substitute', async () => {
    const session = createSession(
      searchWith(({query = ''}) =>
        Promise.resolve({result: resultOf(query, 7), isOffline: true}),
      ),
      [],
    );
    const listener = vi.fn();
    session.subscribe(listener);
    await clientOf(session).search({requests: [{query: 'spring'}]});
    expect(listener).toHaveBeenCalledTimes(1);
    expect(session.getReport()).toEqual({
      status: 'answered',
      query: 'spring',
      count: 7,
      isOffline: true,
    });
  });

  it('answers without results where the search fails, and reports it', async () => {
    const session = createSession(
      searchWith(() => Promise.reject(new Error('no index'))),
      [],
    );
    const {results} = await clientOf(session).search({
      requests: [{query: 'spring'}],
    });
    expect(results[0]).toMatchObject({hits: [], nbHits: 0});
    expect(session.getReport()).toEqual({status: 'failed'});
  });

  it('adds the filters of the page and of the section', async () => {
    const search = vi.fn(({query = ''}: SearchRequest) =>
      Promise.resolve({result: resultOf(query, 0), isOffline: false}),
    );
    const session = createSession(searchWith(search), ['language:en']);
    session.filterBy('api');
    await clientOf(session).search({requests: [{query: 'spring'}]});
    expect(search).toHaveBeenCalledWith({
      query: 'spring',
      facetFilters: ['language:en', ['section:api']],
    });
    session.filterBy('all');
    await clientOf(session).search({requests: [{query: 'spring'}]});
    expect(search).toHaveBeenLastCalledWith({
      query: 'spring',
      facetFilters: ['language:en'],
    });
  });

  it('does not report a late answer to an earlier question', async () => {
    const answers: ((answer: SiteAnswer) => void)[] = [];
    const session = createSession(
      searchWith(() => new Promise((resolve) => answers.push(resolve))),
      [],
    );
    const client = clientOf(session);
    const first = client.search({requests: [{query: 'sp'}]});
    const second = client.search({requests: [{query: 'spring'}]});
    answers[1]?.({result: resultOf('spring', 3), isOffline: false});
    await second;
    answers[0]?.({result: resultOf('sp', 90), isOffline: false});
    await first;
    expect(session.getReport()).toMatchObject({query: 'spring', count: 3});
  });
});
