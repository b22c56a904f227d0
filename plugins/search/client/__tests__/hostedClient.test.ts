// @vitest-environment jsdom
import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {createHostedClient, toHit} from '../hostedClient';

const ORIGIN = 'https://www.remotion.dev';
const ORIGINS = new Set([ORIGIN]);
const HOSTED = {appId: 'APP', apiKey: 'key', indexName: 'docs'};

const raw = {
  objectID: 'docs/spring#1',
  type: 'lvl2',
  url: 'https://www.remotion.dev/docs/spring/?a=1#options',
  section: 'api',
  package: 'remotion',
  signature: 'spring<T>()',
  hierarchy: {
    lvl0: 'Tips & tricks',
    lvl1: '<Sequence>',
    lvl2: 'Options',
    lvl3: null,
  },
  content: 'a < b',
  _highlightResult: {
    hierarchy: {
      lvl0: {value: 'Tips & <mark>tricks</mark>', matchLevel: 'full'},
      lvl1: {
        value: '<mark><Seq</mark>uence><mark onclick=x>',
        matchLevel: 'partial',
      },
    },
  },
  _snippetResult: {
    content: {value: 'a < <mark>b</mark><img src=x onerror=alert(1)>'},
  },
};

describe('a hit of the hosted index', () => {
  it('has its page on this site as a path', () => {
    expect(toHit(raw, ORIGINS)?.url).toBe('/docs/spring/?a=1#options');
    expect(toHit({...raw, url: 'https://other.example/x'}, ORIGINS)?.url).toBe(
      'https://other.example/x',
    );
  });

  it('is HTML with no elements but marks, and group names as text', () => {
    expect(toHit(raw, ORIGINS)).toMatchObject({
      hierarchy: {lvl0: 'Tips & tricks', lvl1: '&lt;Sequence&gt;', lvl3: null},
      _highlightResult: {
        hierarchy: {
          lvl0: {value: 'Tips & tricks'},
          lvl1: {
            value: '<mark>&lt;Seq</mark>uence&gt;&lt;mark onclick=x&gt;',
            matchLevel: 'partial',
          },
        },
      },
      _snippetResult: {
        content: {
          value: 'a &lt; <mark>b</mark>&lt;img src=x onerror=alert(1)&gt;',
        },
      },
      // The excerpt: what is kept of a recent search need not be the whole text.
      content: 'a &lt; b&lt;img src=x onerror=alert(1)&gt;',
    });
  });

  it.each([
    ['null', null],
    ['no id', {...raw, objectID: 5}],
    ['no type', {...raw, type: 'lvl0'}],
    ['a script as address', {...raw, url: 'javascript:alert(1)'}],
    ['no address', {...raw, url: undefined}],
    ['a damaged address', {...raw, url: 'http://['}],
    ['a host as path', {...raw, url: `${ORIGIN}//evil.example/`}],
  ])('with %s is left out', (_, value) => {
    expect(toHit(value, ORIGINS)).toBeUndefined();
  });

  it('F16 is text without elements but marks, whatever the service sends', () => {
    const text = fc.oneof(
      fc.constantFrom('<img src=x onerror=alert(1)>', '<mark>', '</mark><b>'),
      fc.constantFrom('&lt;mark&gt;<script>', '<mark onclick=x>', '&#60;b>'),
      fc.string({unit: 'binary'}),
    );
    const anything = fc.oneof(text, fc.jsonValue());
    const levels = fc.record({lvl0: anything, lvl1: text, lvl2: anything});
    const marked = fc.record({
      hierarchy: fc.record({
        lvl1: fc.record({value: anything}),
        lvl2: anything,
      }),
      content: fc.record({value: anything}),
    });
    const sent = fc.record({
      objectID: fc.constant('1'),
      type: fc.constantFrom('lvl1', 'lvl2', 'content'),
      url: fc.oneof(fc.constant('/docs/'), fc.webUrl(), text),
      hierarchy: fc.oneof(levels, anything),
      content: anything,
      _highlightResult: fc.oneof(marked, anything),
      _snippetResult: fc.oneof(marked, anything),
    });
    let kept = 0;
    fc.assert(
      fc.property(sent, (value) => {
        const hit = toHit(value, ORIGINS);
        if (!hit) {
          return;
        }
        kept += 1;
        expect(new URL(hit.url, ORIGIN).protocol).toMatch(/^https?:$/);
        const shown = [hit, hit._highlightResult, hit._snippetResult];
        for (const {content, hierarchy} of shown) {
          for (const field of [content, hierarchy.lvl1, hierarchy.lvl2]) {
            const element = document.createElement('span');
            element.innerHTML =
              (typeof field === 'string' ? field : field?.value) ?? '';
            const odd = [...element.querySelectorAll('*')].filter(
              (child) => child.tagName !== 'MARK' || child.hasAttributes(),
            );
            expect(odd).toEqual([]);
          }
        }
      }),
      {numRuns: 500},
    );
    expect(kept).toBeGreaterThan(50);
    // Seconds on a machine with other work.
  }, 30_000);
});

describe('the hosted client', () => {
  const searchForHits = vi.fn();
  const load = vi.fn(() => Promise.resolve({searchForHits} as never));
  const client = createHostedClient(HOSTED, ORIGIN, load);

  it('asks its index for a page of results and passes on the filters', async () => {
    searchForHits.mockResolvedValue({
      results: [
        {hits: [raw], nbHits: 41, page: 2, nbPages: 3, hitsPerPage: 20},
      ],
    });
    const request = {query: 'spring', page: 2, facetFilters: ['a:b']};
    const result = await client(request);
    expect(searchForHits.mock.lastCall).toMatchObject([
      {requests: [{indexName: 'docs', hitsPerPage: 20, ...request}]},
    ]);
    expect(result).toMatchObject({nbHits: 41, nbPages: 3, query: 'spring'});
    expect(result.hits).toHaveLength(1);
  });

  it('F16 counts in whole numbers, whatever the service sends', async () => {
    const anything = fc.oneof(fc.jsonValue(), fc.double(), fc.bigInt());
    await fc.assert(
      fc.asyncProperty(anything, anything, async (nbHits, nbPages) => {
        searchForHits.mockResolvedValue({
          results: [{hits: [raw], nbHits, nbPages}],
        });
        const result = await client({query: 'spring'});
        for (const count of [result.nbHits, result.nbPages]) {
          expect(count).toSatisfy(Number.isSafeInteger);
          expect(count).toBeGreaterThanOrEqual(1);
        }
      }),
      {numRuns: 500},
    );
  });

  it.each([undefined, {}, {hits: 'x'}])('rejects %j', async (answer) => {
    searchForHits.mockResolvedValue({results: [answer]});
    await expect(client({query: 'x'})).rejects.toThrow('without results');
  });

  it('loads the code of the service again after that failed', async () => {
    load.mockClear();
    load.mockRejectedValueOnce(new Error('offline'));
    const other = createHostedClient(HOSTED, ORIGIN, load);
    searchForHits.mockResolvedValue({results: [{hits: []}]});
    await expect(other({query: 'x'})).rejects.toThrow('offline');
    await expect(other({query: 'x'})).resolves.toBeDefined();
    await other({query: 'x'});
    expect(load).toHaveBeenCalledTimes(2);
  });
});
