// The type check of build-time code, which tests belong to, does not read the
// declarations of src/types by itself.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- ambient
/// <reference path="../../../types/generated.d.ts" />
import {describe, expect, it, vi} from 'vitest';
import {searchPages, suggestPages} from '../pageSearch';
import {normalizeQuery, QUERY_LIMIT} from '../query';

vi.mock('@generated/page-index/default/pages.json', () => ({
  default: [
    {
      path: '/docs/sequence/',
      title: 'Sequence',
      description: 'Shows children from a frame on.',
      section: 'Docs',
    },
    {
      path: '/docs/series/',
      title: 'Series',
      description: 'Plays a sequence of parts, one after the other.',
      section: 'Docs',
    },
    {
      path: '/docs/player/installation/',
      title: 'Install the Player',
      description: 'Adds the Player to a React app.',
      section: 'Docs',
    },
    {
      path: '/player/',
      title: 'Player',
      description: 'Embed a video in a React app.',
      section: 'Remotion',
    },
    {
      path: '/docs/audio/',
      title: 'Audio',
      description: 'Makes captions.',
      section: 'Docs',
    },
    {
      path: '/docs/captions/',
      title: 'Speech',
      description: 'Writes what is said.',
      section: 'Docs',
    },
    {
      path: '/docs/words/',
      title: 'Captions',
      description: 'Shows what is said.',
      section: 'Docs',
    },
    {
      path: '/blog/4-0/',
      title: 'Café 4.0',
      description: 'What is new.',
      section: 'Blog',
    },
  ],
}));

const pathsOf = (pages: readonly {readonly path: string}[]): string[] =>
  pages.map(({path}) => path);

describe('normalizeQuery', () => {
  it.each([
    ['  player  ', 'player'],
    ['one \t\n  two', 'one two'],
    ['cafe\u0301', 'caf\u00e9'],
    ['   ', ''],
    ['', ''],
  ])('makes %j to %j', (query, normalized) => {
    expect(normalizeQuery(query)).toBe(normalized);
  });

  it('cuts to 64 characters, counted without space around', () => {
    expect(QUERY_LIMIT).toBe(64);
    expect(normalizeQuery('a'.repeat(64))).toHaveLength(64);
    expect(normalizeQuery(`   ${'a'.repeat(6000)}`)).toBe('a'.repeat(64));
    expect(normalizeQuery(' '.repeat(10_000) + 'a')).toBe('a');
  });
});

describe('searchPages', () => {
  it('finds a page with all that is shown of it', () => {
    expect(searchPages('series')).toEqual([
      {
        path: '/docs/series/',
        title: 'Series',
        description: 'Plays a sequence of parts, one after the other.',
        section: 'Docs',
      },
    ]);
  });

  it('puts a word of the title first, then the address, then the text', () => {
    expect(pathsOf(searchPages('captions'))).toEqual([
      '/docs/words/',
      '/docs/captions/',
      '/docs/audio/',
    ]);
  });

  it('finds pages that hold every word only', () => {
    expect(pathsOf(searchPages('player install'))).toEqual([
      '/docs/player/installation/',
    ]);
    expect(searchPages('player lambda')).toEqual([]);
  });

  it.each([
    ['the start of a word', 'seq', '/docs/sequence/'],
    ['other case', 'SEQUENCE', '/docs/sequence/'],
    ['a typing mistake', 'sequnce', '/docs/sequence/'],
    ['an accent in two characters', 'cafe\u0301', '/blog/4-0/'],
    ['a word of the address', 'installation', '/docs/player/installation/'],
    ['a word of the description', 'embed', '/player/'],
  ])('finds a page by %s', (_, query, path) => {
    expect(pathsOf(searchPages(query))[0]).toBe(path);
  });

  it.each([
    ['nothing', ''],
    ['space', '    '],
    ['a word no page has', 'zzzzzz'],
    ['a short word with a mistake', 'nxw'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['an emoji', '🎬'],
  ])('finds no page for %s', (_, query) => {
    expect(searchPages(query)).toEqual([]);
  });

  it('looks up the first 64 characters', () => {
    expect(pathsOf(searchPages(`series ${' '.repeat(70)}`))).toEqual([
      '/docs/series/',
    ]);
    const long = `${'series '.repeat(9)}series lambda`;
    expect(long.indexOf('lambda')).toBeGreaterThanOrEqual(QUERY_LIMIT);
    expect(pathsOf(searchPages(long))).toEqual(['/docs/series/']);
  });
});

describe('suggestPages', () => {
  it.each([
    ['/docs/sequnce/', '/docs/sequence/'],
    ['/docs/player/instalation', '/docs/player/installation/'],
    ['/DOCS/Series.html', '/docs/series/'],
  ])('takes %s for %s', (pathname, path) => {
    expect(pathsOf(suggestPages(pathname, 3))[0]).toBe(path);
  });

  it.each([0, 1, 2])('suggests at most %i pages', (count) => {
    expect(suggestPages('/docs/sequence/', count)).toHaveLength(count);
  });

  it('suggests nothing for an address without a known word', () => {
    expect(suggestPages('/', 3)).toEqual([]);
    expect(suggestPages('/%/', 3)).toEqual([]);
    expect(suggestPages('/zzzzzz/', 3)).toEqual([]);
  });
});
