import {describe, expect, it, vi} from 'vitest';
import {createSearchClient} from '../searchClient';
import type {SearchOptions} from '../engine/engine';
import {makeFiles, openEngine, records} from '../engine/__tests__/fixture';

const engine = openEngine();
const ask = vi.fn((query: string, options?: SearchOptions) =>
  Promise.resolve(engine.search(query, options)),
);
const client = createSearchClient(ask);

describe('the client', () => {
  it('answers as the hosted service does', async () => {
    const result = await client({query: 'renderMedia', hitsPerPage: 2});
    expect(result.query).toBe('renderMedia');
    expect(result.hits.length).toBeLessThanOrEqual(2);
    expect(result.nbHits).toBeGreaterThan(0);
    const marked = {hierarchy: {lvl1: {value: '<mark>renderMedia</mark>()'}}};
    expect(result.hits[0]).toMatchObject({
      url: '/docs/renderer/render-media/',
      type: 'lvl1',
      _highlightResult: marked,
      _snippetResult: marked,
    });
  });

  it('gives the name of a group as it is, which the dialog sets as text', async () => {
    const named = openEngine(
      makeFiles(
        records.map((record) => ({
          ...record,
          hierarchy: {...record.hierarchy, lvl0: 'Player & <Sequence>'},
        })),
      ),
    );
    const {
      hits: [hit],
    } = await createSearchClient((query, options) =>
      Promise.resolve(named.search(query, options)),
    )({query: 'player'});
    const name = 'Player & <Sequence>';
    expect(hit).toMatchObject({
      hierarchy: {lvl0: name, lvl1: '&lt;Player&gt;'},
      _highlightResult: {
        hierarchy: {
          lvl0: {value: name, matchLevel: 'none'},
          lvl1: {value: '&lt;<mark>Player</mark>&gt;'},
        },
      },
      _snippetResult: {hierarchy: {lvl0: {value: name}}},
    });
  });

  it('escapes every other text, with marks and without', async () => {
    const hits = [
      ...(await client({query: 'player'})).hits,
      ...(await client({query: 'style captions'})).hits,
    ];
    const texts = JSON.stringify(hits).replaceAll(/<\/?mark>/g, '');
    expect(texts).not.toMatch(/[<>]/);
  });

  it('shows the text where only that matches', async () => {
    const {hits} = await client({query: 'prores'});
    expect(hits[0]).toMatchObject({type: 'content'});
  });

  it('passes on the section and the page', async () => {
    await client({
      query: 'render',
      page: 2,
      hitsPerPage: 5,
      facetFilters: ['language:en', ['section:api', 'section:guides']],
    });
    expect(ask).toHaveBeenLastCalledWith('render', {
      limit: 5,
      offset: 10,
      sections: ['api', 'guides'],
    });
  });

  it('passes on a failure', async () => {
    const broken = createSearchClient(() => Promise.reject(new Error('gone')));
    await expect(broken({query: 'x'})).rejects.toThrow('gone');
  });
});
