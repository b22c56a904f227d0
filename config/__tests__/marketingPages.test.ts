import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readAddresses} from '../../plugins/addresses';
import {
  marketingPages,
  marketingSearchTerms,
  type PageMeta,
} from '../marketingPages';
import {postLists} from '../postLists';
import {findRepeatedTerm, SEARCH_TERMS} from '../searchTerms';

const existing = await readAddresses(path.resolve(__dirname, '../..'));
const pages: readonly PageMeta[] = Object.values(marketingPages);

describe('marketingPages', () => {
  it.each(pages)('has a page at $path', ({path}) => {
    expect(existing).toContain(path);
  });

  it('has each address, title and description once', () => {
    for (const field of ['path', 'title', 'description'] as const) {
      const values = pages.map((page) => page[field]);
      expect(values).toEqual([...new Set(values)]);
    }
  });

  it.each([...pages, ...Object.values(postLists)])(
    'describes "$title" in a sentence of at most 160 characters',
    ({description}) => {
      expect(description.length).toBeLessThanOrEqual(160);
      expect(description).toMatch(/^[A-Z][^<>\n]*[^.]\.$/);
    },
  );

  it.each(pages)('has a plain title for $path', ({title}) => {
    expect(title).toMatch(/^[A-Z][^<>|\n]*[A-Za-z]$/);
  });
});

describe('postLists', () => {
  it.each(Object.values(postLists))(
    'has a page at /$folder/',
    ({folder, title}) => {
      expect(existing).toContain(`/${folder}/`);
      expect(title).not.toBe('');
    },
  );
});

describe('search terms of pages without front matter', () => {
  it.each([
    ...Object.entries(marketingSearchTerms),
    ...Object.values(postLists).map(
      ({folder, searchTerms}): [string, string] => [folder, searchTerms],
    ),
  ])('of %s are words with commas between, each once', (_, searchTerms) => {
    expect(searchTerms).toMatch(SEARCH_TERMS);
    expect(findRepeatedTerm(searchTerms)).toBeUndefined();
  });
});
