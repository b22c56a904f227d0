// The three lists of posts: blog, learning articles and success stories.
import fs from 'node:fs';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {expectHeading} from './support/expectHeading';
import {listPosts} from './support/listPosts';
import {openPage} from './support/openPage';
import {readLinkAddresses} from './support/readLinkAddresses';

const POSTS_PER_PAGE = 10;

function getPosts(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

test('what leads from an excerpt to its post is a link', async ({page}) => {
  await openPage(page, '/blog/');
  await expect(getPosts(page).getByText('Read more').first()).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
});

test('the blog shows each post once, newest first', async ({page}) => {
  const pages = page.getByRole('navigation', {
    name: 'Blog list page navigation',
  });
  const older = pages.getByRole('link', {name: 'Older entries'});
  const newer = pages.getByRole('link', {name: 'Newer entries'});
  const postCount = listPosts('blog').length;
  const lastPage = Math.ceil(postCount / POSTS_PER_PAGE);
  const posts: (string | null)[] = [];
  const times: string[] = [];

  await openPage(page, '/blog/');
  for (let number = 1; number <= lastPage; number += 1) {
    await expect(newer).toHaveCount(number === 1 ? 0 : 1);
    await expect(older).toHaveCount(number === lastPage ? 0 : 1);
    await expect(getPosts(page)).toHaveCount(
      Math.min(POSTS_PER_PAGE, postCount - posts.length),
    );
    for (const post of await getPosts(page).all()) {
      const link = post.getByRole('heading', {level: 2}).getByRole('link');
      posts.push(await link.getAttribute('href'));
      times.push((await post.getByRole('time').getAttribute('datetime')) ?? '');
    }
    if (number < lastPage) {
      await older.click();
      await expect(page).toHaveURL(`/blog/page/${number + 1}/`);
    }
  }
  expect(new Set(posts).size).toBe(postCount);
  expect(times).toEqual([...times].sort().reverse());

  await newer.click();
  await expect(page).toHaveURL(`/blog/page/${lastPage - 1}/`);
  const post = getPosts(page).first();
  const title = await post.getByRole('heading', {level: 2}).innerText();
  await post.getByRole('link', {name: `Read more about ${title}`}).click();
  await expectHeading(page, title);
  await expect(page).toHaveTitle(`${title} | Remotion`);
});

test('lists and archives have all posts', async ({page}) => {
  for (const name of ['blog', 'learn', 'success-stories']) {
    const count = listPosts(name).length;
    await openPage(page, `/${name}/`);
    await expect(getPosts(page)).toHaveCount(Math.min(count, POSTS_PER_PAGE));
    await openPage(page, `/${name}/archive/`);
    const main = page.getByRole('main');
    const years = (
      await main.getByRole('heading', {level: 2}).allInnerTexts()
    ).map((heading) => parseInt(heading, 10));
    expect(years.length, name).toBeGreaterThan(0);
    expect(years, `${name}, newest first`).toEqual(
      [...years].sort((a, b) => b - a),
    );
    expect(Math.min(...years)).toBeGreaterThan(2020);
    const hrefs = await readLinkAddresses(main.getByRole('listitem'));
    expect(new Set(hrefs).size, name).toBe(count);
    for (const href of hrefs) {
      expect(href).toMatch(new RegExp(`^/${name}/[a-z0-9-]+/$`));
    }
  }
});

test('each post of a list has a picture, which plays on focus', async ({
  page,
}) => {
  for (const path of ['/blog/', '/learn/', '/success-stories/']) {
    await openPage(page, path);
    for (const post of await getPosts(page).all()) {
      await expect(post.locator('[data-preview] img')).toHaveCount(1);
    }
    const first = getPosts(page).first();
    await first.getByRole('heading', {level: 2}).getByRole('link').focus();
    await expect(first.locator('.__remotion-player')).toBeVisible();
  }
});

test('with reduced motion, pictures of posts stay as they are', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, '/learn/');
  const post = getPosts(page).first();
  await post.hover();
  await expect(post.getByText('For React developers')).toBeVisible();
  await expect(post.getByText('About 1 hour')).toBeVisible();
  await expect(post.locator('.__remotion-player')).toHaveCount(0);
});

test('each story shows its number and how it is built', async ({page}) => {
  for (const file of fs.readdirSync('success-stories')) {
    const [, slug] = /^\d{4}-\d{2}-\d{2}-(.+)\.mdx$/.exec(file) ?? [];
    if (slug === undefined) {
      continue;
    }
    await openPage(page, `/success-stories/${slug}/`);
    const clip = page.getByRole('figure', {name: /in one (number|word)$/});
    await expect(clip.getByRole('img')).toBeVisible();
    const {y = Infinity} = (await clip.boundingBox()) ?? {};
    expect(y, `${slug}: in the first window`).toBeLessThan(700);
    await expect(page.locator('.diagram').first()).toBeAttached();
  }
});
