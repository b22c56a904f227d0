// What search engines and browsers are told of the site.
import {expect, test} from '@playwright/test';
import {openPage} from './support/openPage';
import {queryDocument} from './support/queryDocument';

type Data = Readonly<Record<string, unknown>>;

const SCRIPT = 'script[type="application/ld+json"]';
const CANONICAL = 'link[rel="canonical"]';

for (const [path, types] of [
  ['/', ['WebSite', 'Organization']],
  ['/docs/interpolate/', ['BreadcrumbList', 'TechArticle']],
  ['/blog/', ['Blog']],
  ['/blog/seed-funding/', ['BlogPosting']],
  ['/learn/apple-wow/', ['LearningResource']],
  ['/templates/next/', ['SoftwareSourceCode']],
  ['/experts/alex-fernandez/', ['ProfilePage']],
] as const) {
  test(`${path} says that it is a ${types.join(' and a ')}`, async ({page}) => {
    await openPage(page, '/about/');
    const query = await queryDocument(page, path, 'text/html', [
      SCRIPT,
      CANONICAL,
    ]);
    const canonical = query(CANONICAL)[0]?.attributes.href ?? '';
    const texts = query(SCRIPT).map(({text}) => text);
    const found = texts.map((text) => JSON.parse(text) as Data);
    expect(found.map((data) => data['@type'])).toEqual(
      expect.arrayContaining([...types]),
    );
    expect(found).toHaveLength(types.length);
    for (const data of found) {
      expect(data['@context']).toBe('https://schema.org');
      if (
        !['BreadcrumbList', 'Organization'].includes(data['@type'] as string)
      ) {
        expect(data['@id']).toBe(canonical);
      }
    }
    // Addresses of pages end as they do in the browser.
    const {origin} = new URL(canonical);
    const addresses = [...texts.join().matchAll(/"(https:[^"{]+)"/g)].flatMap(
      ([, address = '']) => (address.startsWith(`${origin}/`) ? address : []),
    );
    expect(addresses.length).toBeGreaterThan(0);
    expect(
      addresses.filter((address) => !/\/$|#|\.\w+$/.test(address)),
    ).toEqual([]);
    // Whoever writes here is a team.
    expect(texts.join()).not.toContain('"author":{"@type":"Person"');
  });
}

test('files that browsers and search engines ask for', async ({
  page,
  request,
}) => {
  await openPage(page, '/about/');
  const rels = ['search', 'manifest', 'apple-touch-icon'];
  const home = await queryDocument(
    page,
    '/',
    'text/html',
    rels.map((rel) => `link[rel="${rel}"]`),
  );
  const hrefOf = (rel: string): string =>
    home(`link[rel="${rel}"]`)[0]?.attributes.href ?? '';

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https:\/\/[^/]+\/sitemap\.xml$/m);

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const dates = [...sitemap.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)];
  expect(dates.length).toBeGreaterThan(500);
  for (const [, date = ''] of dates) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  }

  const url = 'Url[type="text/html"]';
  const search = await queryDocument(page, hrefOf('search'), 'text/xml', [url]);
  expect(search(url)[0]?.attributes.template).toMatch(
    /^https:\/\/[^/]+\/search\/\?q=\{searchTerms\}$/,
  );

  const manifest = (await (await request.get(hrefOf('manifest'))).json()) as {
    icons: {src: string}[];
  };
  for (const file of [
    '/favicon.ico',
    hrefOf('apple-touch-icon'),
    ...manifest.icons.map(({src}) => `/${src}`),
  ]) {
    const response = await request.get(file);
    expect(response.status(), file).toBe(200);
    expect(response.headers()['content-type'], file).toMatch(/^image\//);
  }
});
