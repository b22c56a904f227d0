// @vitest-environment jsdom
import fc from 'fast-check';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {checkStoredHits, INDEX_NAME, readStoredHit} from '../storedHits';

const RECENT = `__DOCSEARCH_RECENT_SEARCHES__${INDEX_NAME}`;

/** As it is read; what the dialog wrote may have more fields. */
const hit = {
  objectID: '/docs/spring/:1',
  type: 'lvl2',
  url: '/docs/spring/?a=1#options',
  hierarchy: {
    lvl1: '&lt;Sequence&gt;',
    lvl2: 'Tips &amp; &quot;tricks&quot;',
    lvl3: '',
    lvl4: '',
    lvl5: '',
    lvl6: '',
  },
  content: 'Animate a number',
};

const titled = (lvl1: string): object => ({
  ...hit,
  hierarchy: {...hit.hierarchy, lvl1},
});

describe('a stored hit', () => {
  it('is kept as the dialog wrote it', () => {
    expect(readStoredHit(hit, '/')).toEqual(hit);
    expect(
      readStoredHit({...hit, url: `${location.origin}${hit.url}`}, '/docs/'),
    ).toEqual(hit);
  });

  it('has known fields only', () => {
    const marked = {hierarchy: {lvl2: {value: '<img src=x>'}}};
    expect(
      readStoredHit(
        {
          ...hit,
          hierarchy: {...hit.hierarchy, lvl0: '<b>', lvl3: null, lvl9: '<b>'},
          _snippetResult: marked,
          _highlightResult: marked,
          __docsearch_parent: {...hit},
        },
        '/',
      ),
    ).toEqual(hit);
  });

  it.each([
    ['nothing', null],
    ['a text', 'spring'],
    ['no headings', {...hit, hierarchy: null}],
    ['no heading of its type', {...hit, type: 'lvl4'}],
    ['the type of a group', {...hit, type: 'lvl0'}],
    ['an unknown type', {...hit, type: '__proto__'}],
    ['a script as address', {...hit, url: 'javascript:alert(1)'}],
    ['an address of another site', {...hit, url: 'https://evil.example/'}],
    ['an address outside the base', {...hit, url: '/other/'}, '/docs/'],
    ['an address without a scheme', {...hit, url: '//evil.example/'}],
    ['a host behind backslashes', {...hit, url: '/\\evil.example/'}],
    ['a host behind dots', {...hit, url: '/.//evil.example/'}],
    ['a host as path', {...hit, url: `${location.origin}//evil.example/`}],
    ['a long address', {...hit, url: `/?${'a'.repeat(2000)}`}],
    ['no address', {...hit, url: undefined}],
    ['a number as address', {...hit, url: 5}],
    ['markup in its text', {...hit, content: '<img src=x>'}],
    ['a list as text', {...hit, content: ['a']}],
    ['markup in a heading', titled('<img src=x>')],
    ['a long heading', titled('a '.repeat(50_000))],
    ['an unknown entity', {...hit, content: '&nbsp;'}],
    ['no id', {...hit, objectID: undefined}],
  ])('with %s is not one', (_, value, baseUrl = '/') => {
    expect(readStoredHit(value, baseUrl)).toBeUndefined();
  });

  it('F16 shows no element and leads to this site, whatever is stored', () => {
    const text = fc.oneof(
      fc.constantFrom('<img src=x onerror=alert(1)>', '&lt;b&gt;', '&#60;b>'),
      fc.constantFrom(
        '/\\evil.example',
        '\\\\evil.example',
        '/.//evil.example',
      ),
      fc.constantFrom('https://evil.example', 'data:text/html,x', '/\t/evil'),
      fc.constantFrom('/docs/', '//[', 'lvl1', '&', '"'),
      fc.constant(`${location.origin}//evil.example`),
      fc.string({unit: 'binary'}),
      fc.webUrl(),
    );
    const anything = fc.oneof(text, fc.jsonValue());
    const value = fc.record(
      {
        objectID: anything,
        type: fc.oneof(fc.constantFrom('lvl1', 'lvl2', 'content'), anything),
        url: anything,
        hierarchy: fc.oneof(
          fc.record({lvl1: anything, lvl2: anything}, {requiredKeys: []}),
          anything,
        ),
        content: anything,
      },
      {requiredKeys: []},
    );
    let kept = 0;
    fc.assert(
      fc.property(fc.oneof(value, anything), (stored) => {
        const read = readStoredHit(stored, '/');
        if (!read) {
          return;
        }
        kept += 1;
        expect(new URL(read.url, location.origin).origin).toBe(location.origin);
        for (const shown of [read.content, ...Object.values(read.hierarchy)]) {
          const element = document.createElement('span');
          element.innerHTML = shown ?? '';
          expect(element.childElementCount).toBe(0);
        }
      }),
      // Chance alone makes a hit that is kept in most runs, but not in all.
      {numRuns: 2000, examples: [[hit]]},
    );
    expect(kept).toBeGreaterThan(0);
    // Seconds on a machine with other work.
  }, 30_000);
});

describe('the storage', () => {
  const many = Array.from({length: 1000}, (_, id) => ({
    ...hit,
    objectID: String(id),
  }));
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['loses what is not sound', [hit, null, {...hit, url: 1}], [hit]],
    ['becomes an empty list where it is an object', {a: 1}, []],
    ['becomes an empty list where it is nothing', null, []],
    ['becomes an empty list where it is a text', '', []],
    ['has as many hits as the dialog can show', many, many.slice(0, 10)],
  ])('%s', (_, stored, kept) => {
    localStorage.setItem(RECENT, JSON.stringify(stored));
    expect(checkStoredHits('/')).toBe(true);
    expect(JSON.parse(localStorage.getItem(RECENT) ?? '')).toEqual(kept);
  });

  it('becomes an empty list where it is damaged', () => {
    localStorage.setItem(RECENT, '{"a":');
    expect(checkStoredHits('/')).toBe(true);
    expect(localStorage.getItem(RECENT)).toBe('[]');
  });

  it('F16 holds a list of hits, whatever it held', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        localStorage.setItem(RECENT, text);
        expect(checkStoredHits('/')).toBe(true);
        const kept: unknown = JSON.parse(localStorage.getItem(RECENT) ?? '');
        expect(kept).toBeInstanceOf(Array);
      }),
      {numRuns: 500},
    );
  });

  it('is left without a trace of the probe', () => {
    expect(checkStoredHits('/')).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  it('that is full cannot be used', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(checkStoredHits('/')).toBe(false);
  });
});
