// That no text of a page is lost is seen by npm run check:markdown.
import {expect, test} from '@playwright/test';
import {openPage} from './support/openPage';

test('a page says where it is as Markdown, also after a link was followed', async ({
  page,
  request,
}) => {
  await openPage(page, '/docs/interpolate/');
  const alternate = page.locator('link[rel=alternate][type="text/markdown"]');
  await expect(alternate).toHaveAttribute('href', '/docs/interpolate.md');
  const text = await (await request.get('/docs/interpolate.md')).text();
  expect(text).toMatch(
    /^# interpolate\(\)\n\n> .+\n\nPage: <https:\/\/[^/]+\/docs\/interpolate\/>\n/,
  );
  // Type and default of a member, a sample with its file, a link to another page.
  expect(text).toMatch(/\n### easing\n\n`.+` · optional/);
  expect(text).toContain('```tsx title="src/FadeIn.tsx"\nimport ');
  expect(text).toMatch(/\]\(https:\/\/[^/]+\/docs\/terminology\.md\)/);
  const article = page.getByRole('article');
  await article.getByRole('link', {name: 'frame', exact: true}).first().click();
  await expect(alternate).toHaveAttribute('href', /\/docs\/terminology\.md$/);
  await page.goto('/search/');
  await expect(alternate).toHaveCount(0);
});

test('the lists name pages that are there, in parts that are not too long', async ({
  request,
}) => {
  const read = async (address: string): Promise<string[]> => {
    const list = await (await request.get(address)).text();
    return [...list.matchAll(/\]\(https:\/\/[^/]+(\/[^)]+)\)/g)].map(
      ([, target = '']) => target,
    );
  };
  const pages = await read('/llms.txt');
  const parts = await read('/llms-full.txt');
  expect(parts).toContain('/llms-full/api-reference-1.txt');
  // Readers that cut a long list see those of packages, and the parts.
  const lists = pages.slice(0, pages.indexOf('/docs.md'));
  expect(lists).toEqual(expect.arrayContaining(parts));
  expect(lists).toContain('/docs/lambda/llms.txt');
  const addresses = ['/llms-full.txt', ...pages];
  expect(addresses).toContain('/docs/spring.md');
  expect(addresses).toHaveLength(new Set(addresses).size);
  for (const address of addresses) {
    const answer = await request.get(address);
    expect.soft(answer.status(), address).toBe(200);
    // 100,000 tokens of three characters.
    expect.soft((await answer.text()).length).toBeLessThan(300_000);
  }
});
