import {describe, expect, it} from 'vitest';
import type {ToolkitLink} from '../collect';
import {summarize} from '../report';
import {findStale, resolveLink, type Context, type Outcome} from '../resolve';

const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/docs/a': ['one', 'jpegquality'],
  '/templates/blank': [],
};

const CONTEXT: Context = {
  site: {
    idsOf: (page) =>
      Object.hasOwn(PAGES, page) ? new Set(PAGES[page]) : undefined,
    hasFile: (address) => address === '/img/logo.svg',
    hasPageBelow: (address) => address === '/templates',
  },
  redirects: [
    {from: '/a', to: '/docs/a/'},
    {from: '/nowhere', to: '/docs/nothing/'},
    {from: '/chat', to: 'https://chat.example/room'},
  ],
  elsewhere: {'/app': 'An app of its own.'},
};

function resolve(address: string, isPrefix = false): Outcome {
  const link: ToolkitLink = {address, isPrefix, sources: ['package (*.js)']};
  return resolveLink(link, CONTEXT);
}

describe('resolveLink', () => {
  it.each([
    ['a page', '/docs/a'],
    ['a page with a slash', '/docs/a/'],
    ['the home page', '/'],
    ['an anchor', '/docs/a#one'],
    ['an anchor after a slash', '/docs/a/#one'],
    ['an escaped anchor', '/docs/a#%6Fne'],
    ['a search', '/docs/a?b=c#one'],
    ['a redirect', '/a'],
    ['a redirect with an anchor', '/a#one'],
    ['a redirect out of the site', '/chat'],
    ['a file', '/img/logo.svg'],
    ['what is answered elsewhere', '/app'],
    ['the start of addresses of pages', '/templates/', true],
  ])('resolves %s', (_, address, isPrefix = false) => {
    expect(resolve(address, isPrefix).kind).toBe('resolved');
  });

  it.each<[string, string, RegExp | string, boolean?]>([
    [
      '/docs/a#jpeg-quality',
      '/docs/a has no element with the id "jpeg-quality"',
      /\{\/\* #jpeg-quality \*\/\}.*<span id="jpeg-quality" \/>.* Near it are: jpegquality\.$/,
    ],
    // The anchor is looked for where the redirect leads.
    ['/a#two', '/docs/a has no element with the id "two"', ''],
    // An anchor that is no valid escape is taken as it is.
    ['/docs/a#100%', '/docs/a has no element with the id "100%"', ''],
    [
      '/docs/tpyo',
      'the build has no /docs/tpyo',
      "Add {from: '/docs/tpyo', to: …}",
    ],
    [
      '/nowhere',
      'the build has no /docs/nothing, to which config/redirects.ts leads /nowhere',
      /^Correct the redirect\.$/,
    ],
    ['/experts/', 'no page is below /experts', '', true],
  ])('says what is wrong with %s', (address, problem, remedy, isPrefix) => {
    expect(resolve(address, isPrefix)).toMatchObject({
      kind: 'broken',
      problem,
      remedy: expect.stringMatching(remedy) as unknown,
    });
  });
});

describe('findStale', () => {
  it('names addresses that no package has any more', () => {
    const link = {address: '/app#part', isPrefix: false, sources: []};
    expect(findStale([link], {'/app': '…', '/gone': '…'})).toEqual(['/gone']);
  });
});

it('the report counts', () => {
  const outcomes = ['/docs/a', '/tpyo'].map((address) => resolve(address));
  expect(summarize(outcomes)).toBe(
    '2 addresses in packages: 1 resolved, 1 broken.',
  );
});
