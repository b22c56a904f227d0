import {describe, expect, it} from 'vitest';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
import {findLinks, readLinks} from '../links';

describe('findLinks', () => {
  it.each([
    ['See https://www.remotion.dev/docs/player.', '/docs/player'],
    ['(https://remotion.dev/docs/player#api)', '/docs/player#api'],
    ['`https://www.remotion.dev/docs/a?x=1`!', '/docs/a?x=1'],
    ['"https://www.remotion.dev/license"', '/license'],
    ['${DOCS_URL}/docs/render', '/docs/render'],
    ['${utils_1.DOCS_URL}/docs/render`', '/docs/render'],
    ['https://remotion.dev', ''],
  ])('finds the address in %s', (text, address) => {
    expect(findLinks(text)).toEqual([
      {url: `https://www.remotion.dev${address}`, isPrefix: false},
    ]);
  });

  it('marks an address whose rest is put in at run time', () => {
    expect(findLinks('`https://www.remotion.dev/docs/${slug}`')).toEqual([
      {url: 'https://www.remotion.dev/docs/', isPrefix: true},
    ]);
  });

  it('finds several, and none of other sites', () => {
    expect(
      findLinks(
        'https://remotion.dev/a https://example.com/b https://remotion.dev.example.com https://remotion.dev/c',
      ).map(({url}) => url),
    ).toEqual(['https://www.remotion.dev/a', 'https://www.remotion.dev/c']);
  });
});

it('lists each address of a package once, with the kinds of files that have it', () => {
  const dir = createTempDir({
    'README.md': 'https://www.remotion.dev/docs/b',
    'dist/index.js': '// https://remotion.dev/docs/b',
    'dist/index.d.ts': '// https://remotion.dev/docs/a',
    'dist/index.js.map': '// https://remotion.dev/docs/map',
    'node_modules/x/index.js': '// https://remotion.dev/docs/x',
  });
  expect(readLinks(dir)).toEqual([
    {url: 'https://www.remotion.dev/docs/a', files: ['d.ts']},
    {url: 'https://www.remotion.dev/docs/b', files: ['js', 'md']},
  ]);
});
