// @vitest-environment jsdom
import fc from 'fast-check';
import {beforeEach, expect, it, vi} from 'vitest';
import {listReadLately} from '../readLately';

const slot = vi.hoisted(() => ({value: null as string | null}));
vi.mock('../../pagesRead/slot', () => ({
  pagesRead: {get: () => slot.value},
}));

beforeEach(() => {
  slot.value = null;
});

it('is nothing where nothing is stored', () => {
  expect(listReadLately('/')).toEqual([]);
});

it('has the last five pages without the one that is shown', () => {
  slot.value = ['/', '/a/', '/b/', '/c/', '/d/', '/e/', '/f/']
    .map((path) => `${path} Page ${path}`)
    .join('\n');
  expect(listReadLately('/').map(({to}) => to)).toEqual([
    '/a/',
    '/b/',
    '/c/',
    '/d/',
    '/e/',
  ]);
  expect(listReadLately('/')[0]?.label).toBe('Page /a/');
});

it.each([
  ['a script', 'javascript:alert(1) Title'],
  ['another host', '//evil.example/ Title'],
  ['another site', 'https://evil.example/docs/ Title'],
  ['no title', '/docs/ '],
  ['an endless title', `/docs/ ${'x'.repeat(1000)}`],
  ['a page outside the site', '/other/ Title'],
  ['no lines', '{"a":1}'],
])('drops what is no page: %s', (_, line) => {
  slot.value = line;
  expect(listReadLately('/docs/')).toEqual([]);
});

it('F16 leads to this site, whatever is stored', () => {
  const path = fc.oneof(
    fc.constantFrom(
      '/docs/',
      '/\\evil.example/',
      '//evil.example/',
      '/.//evil/',
    ),
    fc.constantFrom('javascript:alert(1)', 'data:text/html,x', 'http://['),
    fc.webUrl(),
    fc.string({unit: 'binary'}),
  );
  let kept = 0;
  fc.assert(
    fc.property(
      fc.array(fc.tuple(path, fc.string()), {maxLength: 8}),
      (lines) => {
        slot.value = lines.map((line) => line.join(' ')).join('\n');
        const links = listReadLately('/docs/');
        kept += links.length;
        expect(links.length).toBeLessThanOrEqual(5);
        for (const {to, label} of links) {
          const {origin, pathname} = new URL(to, location.origin);
          expect(origin).toBe(location.origin);
          expect(pathname).toMatch(/^\/docs\//);
          expect(label.length).toBeLessThanOrEqual(200);
        }
      },
    ),
    {numRuns: 500},
  );
  expect(kept).toBeGreaterThan(0);
  // Seconds on a machine with other work.
}, 30_000);
