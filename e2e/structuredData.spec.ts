// What search engines are told of a page.
import {expect, test} from '@playwright/test';

test('structured data has the addresses of pages as they are', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = new Set(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url),
  );
  for (const path of [
    '/blog/',
    '/blog/4-0/',
    '/learn/',
    '/success-stories/',
    '/docs/interpolate/',
  ]) {
    const html = await (await request.get(path)).text();
    const data = [...html.matchAll(/ld\+json[^>]*>(.*?)<\/script>/g)]
      .map(([, json]) => json)
      .join();
    const addresses = [
      ...data.matchAll(/"(https:\/\/www\.remotion\.dev[^"]*)"/g),
    ]
      .map(([, url]) => url ?? '')
      .filter((url) => !/\.\w+$/.test(new URL(url).pathname));
    expect(addresses.length, path).toBeGreaterThan(0);
    expect(
      addresses.filter((url) => !pages.has(url)),
      path,
    ).toEqual([]);
  }
});
