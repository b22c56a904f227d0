import {describe, expect, it} from 'vitest';
import type {DocSearchHit} from '../../searchClient';
import type {SiteSearch} from '../../siteSearch';
import {suggest} from '../suggest';

/** What is suggested for an address where the search finds one page. */
async function suggestOf(
  address: string,
  url: string,
  title = '',
): Promise<string[]> {
  const hits = [{type: 'lvl1', url, hierarchy: {lvl1: title}}];
  const search = {
    search: () => Promise.resolve({result: {hits}, isOffline: false}),
  } as unknown as SiteSearch;
  const found: DocSearchHit[] = await suggest(search, address, 5);
  return found.map((hit) => hit.url);
}

describe('a page that is found', () => {
  it.each([
    ['/docs/interpolat', '/docs/interpolate/'],
    ['/docs/useCurrentFrame/', '/docs/use-current-frame/'],
    ['/docs/render-media', '/docs/renderer/render-media/'],
    ['/template/', '/templates/'],
    ['/docs/get-help/', '/docs/cli/help/'],
    ['/docs/player/nothing/', '/docs/player/'],
    ['/pricing/', '/docs/license/', 'License and pricing'],
  ])(
    'for %s may be what was meant: %s',
    async (address, url, title?: string) => {
      expect(await suggestOf(address, url, title)).toEqual([url]);
    },
  );

  it.each([
    ['/docs/angular/', '/docs/shapes/polygon/', '&lt;Polygon&gt;'],
    ['/no/such/page/', '/templates/next-pages-dir/', 'Next.js template'],
    ['/docs/nothing/', '/docs/', 'Create a video'],
    ['/docs/nothing/', '/', 'Remotion'],
    ['/docs/gl/', '/docs/gif/', '&lt;Gif&gt;'],
  ])('for %s is noise: %s', async (address, url, title?: string) => {
    expect(await suggestOf(address, url, title)).toEqual([]);
  });
});
