// @vitest-environment jsdom
import {expect, it} from 'vitest';
import type {DocSearchHit} from '@site/plugins/search/client/searchClient';
import {toPassage} from '../passages';

const hit: DocSearchHit = {
  objectID: '1',
  url: '/docs/player/#events',
  type: 'content',
  section: 'api',
  hierarchy: {
    lvl0: 'API reference',
    lvl1: '&lt;Player&gt;',
    lvl2: 'Events',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: '&lt;img src=x&gt; &amp; &quot;more&quot;',
  _highlightResult: {hierarchy: {}},
  _snippetResult: {hierarchy: {}},
};

it('a passage is plain text', () => {
  expect(toPassage(hit)).toEqual({
    title: '<Player> › Events',
    url: '/docs/player/#events',
    text: '<img src=x> & "more"',
  });
});

it('a passage may have no text', () => {
  expect(toPassage({...hit, content: null}).text).toBe('');
});
