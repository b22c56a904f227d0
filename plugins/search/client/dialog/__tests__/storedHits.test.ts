// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {checkStoredHits, INDEX_NAME, isStoredHit} from '../storedHits';

const RECENT = `__DOCSEARCH_RECENT_SEARCHES__${INDEX_NAME}`;

const hit = {
  objectID: '/docs/spring/:1',
  type: 'lvl1',
  url: '/docs/spring/#options',
  content: 'Animate a number',
  hierarchy: {lvl0: 'Fast <b>', lvl1: '&lt;Sequence&gt;', lvl2: null},
};

describe('a stored hit', () => {
  it('is kept as the dialog wrote it', () => {
    expect(isStoredHit(hit)).toBe(true);
    expect(isStoredHit({...hit, url: 'https://www.remotion.dev/docs/'})).toBe(
      true,
    );
  });

  it.each([
    ['nothing', null],
    ['a text', 'spring'],
    ['no headings', {...hit, hierarchy: null}],
    ['no heading of its type', {...hit, type: 'lvl4'}],
    ['an unknown type', {...hit, type: '__proto__'}],
    ['a script as address', {...hit, url: 'javascript:alert(1)'}],
    ['an address without a scheme', {...hit, url: '//evil.example/'}],
    ['no address', {...hit, url: undefined}],
    ['a number as address', {...hit, url: 5}],
    ['markup in its text', {...hit, content: '<img src=x>'}],
    [
      'markup in a heading',
      {...hit, hierarchy: {...hit.hierarchy, lvl1: '<img src=x>'}},
    ],
    ['no id', {...hit, objectID: undefined}],
  ])('with %s is not one', (_, value) => {
    expect(isStoredHit(value)).toBe(false);
  });
});

describe('the storage', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.restoreAllMocks());

  it('loses what is not sound and keeps the rest', () => {
    localStorage.setItem(RECENT, JSON.stringify([hit, null, {...hit, url: 1}]));
    expect(checkStoredHits()).toBe(true);
    expect(JSON.parse(localStorage.getItem(RECENT) ?? '')).toEqual([hit]);
  });

  it.each(['{"a":', '{"a":1}', 'null', '""'])(
    'that holds %s becomes an empty list',
    (text) => {
      localStorage.setItem(RECENT, text);
      expect(checkStoredHits()).toBe(true);
      expect(localStorage.getItem(RECENT)).toBe('[]');
    },
  );

  it('is left without a trace of the probe', () => {
    expect(checkStoredHits()).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  it('that is full cannot be used', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(checkStoredHits()).toBe(false);
  });
});
