import {describe, expect, it} from 'vitest';
import {normalizePath, parseRoutes, readRoutes} from '../routes';
import {docIds, sitePaths} from './sitePaths';

const HEADER = 'url\tsidebar\tcategory\tkind\tpackage\tsymbols\ttitle\tnote';

describe('parseRoutes', () => {
  it('reads a row by the names of the columns', () => {
    expect(
      parseRoutes(
        `${HEADER}\n/docs/a\tapi\tremotion\thook\tremotion\ta,b\tA\t`,
      ),
    ).toEqual([
      {
        url: '/docs/a',
        sidebar: 'api',
        category: 'remotion',
        kind: 'hook',
        package: 'remotion',
        symbols: 'a,b',
        title: 'A',
        note: '',
      },
    ]);
  });

  it('refuses other columns', () => {
    expect(() => parseRoutes('url\ttitle\n')).toThrow(
      /^config\/routes\.tsv:1: the columns are "url\ttitle"\. Make them "url\tsidebar/,
    );
  });

  it.each(['/docs/a\tapi', '/a\t\t\t\t\t\t\t'])(
    'names the line of a row that is none: %j',
    (row) => {
      expect(() => parseRoutes(`${HEADER}\n${row}`)).toThrow(
        /^config\/routes\.tsv:2: "/,
      );
    },
  );
});

it('compares addresses without the slash at their end', () => {
  expect(['/docs/a/', '/docs/a', '/'].map(normalizePath)).toEqual([
    '/docs/a',
    '/docs/a',
    '/',
  ]);
});

describe('the inventory', () => {
  const addresses = readRoutes().map(({url}) => normalizePath(url));

  it('names no address twice', () => {
    expect(addresses.length).toBeGreaterThan(800);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('has every page that is written', () => {
    expect(docIds().length).toBeGreaterThan(0);
    const written = [...sitePaths()]
      .filter((address) => address.startsWith('/docs/'))
      .map(normalizePath);
    expect(written.filter((page) => !addresses.includes(page))).toEqual([]);
  });
});
