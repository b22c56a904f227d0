import {setTimeout} from 'node:timers/promises';
import {describe, expect, it, vi} from 'vitest';
import type {SearchRequest, SearchResult} from '../../searchClient';
import type {SiteAnswer, SiteSearch} from '../../siteSearch';
import {createSession} from '../session';

vi.mock('@generated/search/default/site.json', async () => ({
  default: (await import('../../__tests__/siteData')).site,
}));

function answerTo(
  query: string,
  nbHits: number,
  isOffline = false,
): SiteAnswer {
  return {result: {hits: [], nbHits, nbPages: 1, query}, isOffline};
}

/** A session, and what the dialog does to ask it. */
function open(search: SiteSearch['search'], filters: readonly string[] = []) {
  const session = createSession({search} as SiteSearch, filters);
  const client = session.transformClient() as unknown as {
    search: (parameters: {
      requests: readonly SearchRequest[];
    }) => Promise<{results: readonly SearchResult[]}>;
  };
  return {
    session,
    ask: (query: string) => client.search({requests: [{query}]}),
  };
}

/** A session whose questions wait until the test answers them. */
function openWaiting() {
  const answers: ((answer: SiteAnswer) => void)[] = [];
  const search = () =>
    new Promise<SiteAnswer>((resolve) => answers.push(resolve));
  return {...open(search), answers};
}

describe('a session of the dialog', () => {
  it('reports how many results there are, and whether they are a substitute', async () => {
    const {session, ask} = open(({query = ''}) =>
      Promise.resolve(answerTo(query, 7, true)),
    );
    const listener = vi.fn();
    session.subscribe(listener);
    await ask('spring');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(session.getState()).toEqual({
      status: 'answered',
      result: {hits: [], nbHits: 7, nbPages: 1, query: 'spring'},
      isOffline: true,
    });
  });

  it('answers without results where the search fails, and reports it', async () => {
    const {session, ask} = open(() => Promise.reject(new Error('no index')));
    const {results} = await ask('spring');
    expect(results[0]).toMatchObject({hits: [], nbHits: 0});
    expect(session.getState()).toEqual({status: 'failed'});
  });

  it('reports a slow search, and its answer after all', async () => {
    let answer: (found: SiteAnswer) => void = () => undefined;
    const {session, ask} = open((_, onSlow) => {
      onSlow?.();
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    const callback = vi.fn();
    const asked = ask('spring');
    expect(session.getState()).toEqual({status: 'slow'});
    // Enter still waits for the answer.
    expect(session.whenAnswered(callback)).toBe(true);
    answer(answerTo('spring', 3));
    await asked;
    expect(session.getState()).toMatchObject({status: 'answered'});
    await vi.waitFor(() => expect(callback).toHaveBeenCalledOnce());
  });

  it('keeps no place for results of the substitute once the service answers', async () => {
    const found = [answerTo('spring', 1, true), answerTo('spring', 1)];
    const hitOf = (url: string) => ({url, objectID: url, hierarchy: {}});
    const {ask} = open(() => {
      const {result, ...rest} = found.shift() ?? answerTo('', 0);
      const hits = [hitOf(rest.isOffline ? '/own/' : '/hosted/')];
      return Promise.resolve({
        ...rest,
        result: {...result, hits} as unknown as SearchResult,
      });
    });
    expect((await ask('spring')).results[0]?.hits[0]?.url).toBe('/own/');
    expect((await ask('spring')).results[0]?.hits).toMatchObject([
      {url: '/hosted/'},
    ]);
  });

  it('adds the filters of the page and of the section', async () => {
    const search = vi.fn(() => Promise.resolve(answerTo('spring', 0)));
    const {session, ask} = open(search, ['language:en']);
    session.filterBy('api');
    await ask('spring');
    expect(search).toHaveBeenCalledWith(
      {
        query: 'spring',
        facetFilters: ['language:en', ['section:api']],
        telling: 6,
      },
      expect.any(Function),
    );
    session.filterBy('all');
    await ask('spring');
    expect(search).toHaveBeenLastCalledWith(
      {query: 'spring', facetFilters: ['language:en'], telling: 6},
      expect.any(Function),
    );
  });

  it('does not report a late answer to an earlier question', async () => {
    const {session, ask, answers} = openWaiting();
    const first = ask('sp');
    const second = ask('spring');
    answers[1]?.(answerTo('spring', 3));
    await second;
    answers[0]?.(answerTo('sp', 90));
    await first;
    expect(session.getState()).toMatchObject({
      result: {query: 'spring', nbHits: 3},
    });
  });

  describe('waits for an answer', () => {
    const {session, ask, answers} = openWaiting();
    const answerAll = (): void =>
      answers.splice(0).forEach((resolve) => resolve(answerTo('spring', 3)));

    it('of a question that was asked', async () => {
      const callback = vi.fn();
      expect(session.whenAnswered(callback)).toBe(false);
      const asked = ask('spring');
      expect(session.whenAnswered(callback)).toBe(true);
      // The full text has come, and the same is asked again.
      const again = ask('spring');
      answerAll();
      await Promise.all([asked, again]);
      await vi.waitFor(() => expect(callback).toHaveBeenCalledOnce());
      expect(session.whenAnswered(callback)).toBe(false);
    });

    it('unless another query is asked', async () => {
      const callback = vi.fn();
      const asked = ask('sprin');
      session.whenAnswered(callback);
      const other = ask('spring');
      answerAll();
      await Promise.all([asked, other]);
      await setTimeout();
      expect(callback).not.toHaveBeenCalled();
    });
  });
});
