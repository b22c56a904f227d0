import fs from 'node:fs';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {expectHeading} from './support/expectHeading';
import {openPage} from './support/openPage';
import {expectStored, replaceStored} from './support/storage';
import {waitForFrames} from './support/waitForFrames';

const POSTS_PER_PAGE = 10;

function getSidebar(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Docs sidebar'});
}

test.describe('sidebars', () => {
  const sidebars = [
    {
      name: 'guides',
      landing: '/docs/',
      title: 'Getting started',
      label: 'Getting started',
      page: '/docs/the-fundamentals/',
    },
    {
      name: 'API reference',
      landing: '/docs/api/',
      title: 'API overview',
      label: 'API overview',
      page: '/docs/interpolate/',
    },
    {
      name: 'recorder',
      landing: '/docs/recorder/',
      title: 'Recorder',
      label: 'Recorder',
      page: '/docs/recorder/create/',
    },
  ] as const;

  for (const {name, landing, page: path} of sidebars) {
    test(`the sidebar of the ${name} links its landing page and marks where the visitor is`, async ({
      page,
    }) => {
      await openPage(page, path);
      const sidebar = getSidebar(page);
      await expect(sidebar).toBeVisible();
      await expect(
        sidebar.getByRole('link').and(page.locator(`[href="${landing}"]`)),
      ).toBeVisible();
      const current = sidebar.locator('[aria-current="page"]');
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', path);

      await sidebar
        .getByRole('link')
        .and(page.locator(`[href="${landing}"]`))
        .click();
      await expect(page).toHaveURL(landing);
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', landing);
    });
  }

  test('the three sidebars hold different pages', async ({page}) => {
    const lists: string[][] = [];
    for (const {landing} of sidebars) {
      await openPage(page, landing);
      const links = await getSidebar(page)
        .getByRole('link')
        .evaluateAll((nodes) =>
          nodes.map((node) => node.getAttribute('href') ?? ''),
        );
      lists.push(links);
    }
    const all = lists.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(lists.map(([first]) => first)).toEqual([
      '/docs/',
      '/docs/api/',
      '/docs/recorder/',
    ]);
  });

  test('the navbar marks the part of the documentation a page belongs to', async ({
    page,
  }) => {
    const navbar = new Navbar(page);
    await openPage(page, '/docs/the-fundamentals/');
    await expect(navbar.link('Docs')).toHaveAttribute('aria-current', 'page');
    await expect(navbar.link('API')).not.toHaveAttribute('aria-current');
    await openPage(page, '/docs/interpolate/');
    await expect(navbar.link('API')).toHaveAttribute('aria-current', 'page');
    await expect(navbar.link('Docs')).not.toHaveAttribute('aria-current');
  });

  test('a category opens when one of its pages is shown, and on a press', async ({
    page,
  }) => {
    await openPage(page, '/docs/cli/render/');
    const sidebar = getSidebar(page);
    const current = sidebar.getByRole('button', {name: 'Command line'});
    const other = sidebar.getByRole('button', {name: '@remotion/player'});
    await expect(current).toHaveAttribute('aria-expanded', 'true');
    await expect(other).toHaveAttribute('aria-expanded', 'false');
    await other.click();
    await expect(other).toHaveAttribute('aria-expanded', 'true');
    await other.click();
    await expect(other).toHaveAttribute('aria-expanded', 'false');
  });

  test('the current entry is in view, wherever it is in the list, and the page stays where it is', async ({
    page,
  }) => {
    await openPage(page, '/docs/cli/render/');
    const sidebar = getSidebar(page);
    const current = sidebar.locator('[aria-current="page"]');
    const readScroll = (): Promise<number> =>
      sidebar.evaluate((element) => element.scrollTop);
    await expect(current).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => scrollY)).toBe(0);

    // What the reader has scrolled stays, as long as the entry is in view.
    await sidebar.evaluate((element) => element.scrollBy(0, -60));
    const own = await readScroll();
    await sidebar.getByRole('link', {name: 'still', exact: true}).click();
    await expect(current).toHaveText('still');
    await expect(current).toBeInViewport({ratio: 1});
    await waitForFrames(page);
    expect(await readScroll()).toBe(own);

    // The category of the next page is closed, far above.
    await page
      .getByRole('article')
      .getByRole('link', {name: 'registerRoot()', exact: true})
      .first()
      .click();
    await expect(page).toHaveURL('/docs/register-root/');
    await expect(current).toHaveText('registerRoot()');
    await expect(current).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a page in no sidebar is shown without one', async ({page}) => {
    await openPage(page, '/docs/investors/');
    await expectHeading(page, 'Investors');
    await expect(getSidebar(page)).toHaveCount(0);
    await expect(
      page.getByRole('navigation', {name: 'Breadcrumbs'}),
    ).toHaveCount(0);
  });
});

test.describe('page of the documentation', () => {
  test('shows the way to it as breadcrumbs', async ({page}) => {
    await openPage(page, '/docs/cli/render/');
    const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    const items = breadcrumbs.getByRole('listitem');
    await expect(items).toHaveCount(3);
    await expect(items.nth(1)).toHaveText('Command line');
    await expect(items.nth(2)).toHaveText('render');
    await breadcrumbs.getByRole('link', {name: 'Command line'}).click();
    await expect(page).toHaveURL('/docs/cli/');
    // A page does not lead to itself.
    await expect(breadcrumbs.getByRole('link')).toHaveCount(1);
    await breadcrumbs.getByRole('link', {name: 'Home page'}).click();
    await expect(page).toHaveURL('/');
  });

  test('lists its headings of levels 2 and 3 beside it', async ({page}) => {
    await openPage(page, '/docs/interpolate/');
    const headings = await page
      .getByRole('article')
      .getByRole('heading', {level: 2})
      .or(page.getByRole('article').getByRole('heading', {level: 3}))
      .evaluateAll((nodes) => nodes.map((node) => `#${node.id}`));
    expect(headings.length).toBeGreaterThan(5);
    // The contents beside the article have no role of their own.
    const contents = page.locator('.table-of-contents').getByRole('link');
    expect(
      await contents.evaluateAll((nodes) =>
        nodes.map((node) => node.getAttribute('href')),
      ),
    ).toEqual(headings);
  });

  test('the entry of the heading that is read is in view in the contents, until the reader scrolls them', async ({
    page,
  }) => {
    await openPage(page, '/docs/cli/render/');
    const entries = page.locator('.table-of-contents').getByRole('link');
    const active = page.locator('.table-of-contents__link--active');
    await expect(entries.last()).not.toBeInViewport();
    const heading = page
      .getByRole('article')
      .getByRole('heading', {level: 2})
      .last();
    await heading.evaluate((element) => element.scrollIntoView());
    await expect(active).toHaveText((await heading.innerText()).trim());
    await expect(active).toBeInViewport({ratio: 1});
    await expect(heading).toBeInViewport();

    await page.locator('.table-of-contents').hover();
    await page.mouse.wheel(0, -5000);
    await expect(entries.first()).toBeInViewport({ratio: 1});
    await waitForFrames(page);
    await expect(entries.first()).toBeInViewport({ratio: 1});
    await expect(heading).toBeInViewport();
  });

  test('tables are regions with names, which scroll where they are too wide, and keep words whole', async ({
    page,
  }) => {
    await page.setViewportSize({width: 375, height: 800});
    await openPage(page, '/docs/cli/render/');
    const region = page.getByRole('region', {name: 'Table: --codec'});
    await region.focus();
    await expect(region).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => region.evaluate((element) => element.scrollLeft))
      .toBeGreaterThan(0);

    const broken: string[] = [];
    for (const path of [
      '/docs/cli/render/',
      '/docs/renderer/render-media/',
      '/docs/use-remotion-environment/',
      '/docs/player/playback-issues/',
      '/docs/paths/parse-path/',
    ]) {
      await openPage(page, path);
      const codes = page.getByRole('table').getByRole('code');
      expect(await codes.count(), path).toBeGreaterThan(0);
      broken.push(
        ...(await codes.evaluateAll((elements) =>
          elements
            .filter(({textContent}) => /^\S{1,32}$/.test(textContent))
            .filter((element) => element.getClientRects().length > 1)
            .map(({textContent}) => `${location.pathname}: ${textContent}`),
        )),
      );
    }
    expect(broken).toEqual([]);
  });

  test('says when it was last updated', async ({page}) => {
    await openPage(page, '/docs/interpolate/');
    const note = page.getByText(/^Last updated on /);
    await expect(note).toBeVisible();
    const time = note.getByRole('time');
    await expect(time).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d$/);
    const date = new Date((await time.getAttribute('datetime')) ?? '');
    expect(date.getTime()).toBeLessThanOrEqual(Date.now());
    await expect(time).toHaveText(
      new Intl.DateTimeFormat('en', {
        dateStyle: 'medium',
        timeZone: 'UTC',
      }).format(date),
    );
  });

  test('the chosen version is remembered, and forgotten when it is gone', async ({
    page,
  }) => {
    const name = 'docs-preferred-version-default';
    const navbar = new Navbar(page);
    await openPage(page, '/docs/');
    await navbar.openDropdown('Next');
    await navbar.openMenu.getByRole('link', {name: 'Next'}).press('Enter');
    await expectStored(page, name, ['current']);

    await replaceStored(page, name, '1.0');
    await openPage(page, '/');
    await expectStored(page, name, []);
    await expect(navbar.dropdown('Next')).toBeVisible();
  });
});

test.describe('titles', () => {
  const titlesOf = {
    'marketing pages': [
      ['/', 'Make videos with React | Remotion'],
      ['/about/', 'About us | Remotion'],
      ['/contact/', 'Contact us | Remotion'],
      ['/lambda/', 'Cloud rendering | Remotion'],
      ['/player/', 'Player | Remotion'],
      ['/search/', 'Search the documentation | Remotion'],
      ['/showcase/add/', 'Add to the showcase | Remotion'],
      ['/templates/', 'Templates | Remotion'],
      ['/templates/blank/', 'Blank | Remotion'],
      ['/experts/', 'Experts | Remotion'],
    ],
    'pages of the documentation': [
      ['/docs/', 'Getting started | Remotion'],
      ['/docs/api/', 'API overview | Remotion'],
      ['/docs/interpolate/', 'interpolate() | Remotion'],
      ['/docs/investors/', 'Investors | Remotion'],
      ['/docs/recorder/', 'Recorder | Remotion'],
    ],
    'lists, archives and posts': [
      ['/blog/', 'Blog | Remotion'],
      ['/blog/page/2/', 'Blog, page 2 | Remotion'],
      ['/blog/archive/', 'Blog archive | Remotion'],
      ['/learn/archive/', 'Archive of learning articles | Remotion'],
      ['/success-stories/archive/', 'Archive of success stories | Remotion'],
      ['/blog/4-0/', 'Remotion 4.0: the Studio | Remotion'],
      ['/learn/', 'Learn | Remotion'],
      ['/learn/apple-wow/', "Rebuild Apple's emoji fireworks | Remotion"],
      ['/success-stories/', 'Success stories | Remotion'],
    ],
    'addresses without a page': [
      ['/interpolat/', 'Page Not Found | Remotion'],
      ['/docs/interpolat/', 'Page Not Found | Remotion'],
    ],
  } as const;

  for (const [kind, titles] of Object.entries(titlesOf)) {
    test(`${kind} have their own titles`, async ({page}) => {
      for (const [path, title] of titles) {
        await openPage(page, path);
        await expect.soft(page, path).toHaveTitle(title);
      }
    });
  }

  test('the title follows the visitor from page to page', async ({page}) => {
    await openPage(page, '/docs/spring/');
    await expect(page).toHaveTitle('spring() | Remotion');
    await getSidebar(page).getByRole('link', {name: 'interpolate()'}).click();
    await expect(page).toHaveTitle('interpolate() | Remotion');
    await page.goBack();
    await expect(page).toHaveTitle('spring() | Remotion');
  });
});

test.describe('blog', () => {
  const postCount = fs
    .readdirSync('blog')
    .filter((name) => name.endsWith('.mdx')).length;

  function getPosts(page: Page): Locator {
    return page.getByRole('main').getByRole('article');
  }

  test('shows ten posts a page on three pages, each post once, newest first', async ({
    page,
  }) => {
    const pages = page.getByRole('navigation', {
      name: 'Blog list page navigation',
    });
    const posts: (string | null)[] = [];
    const times: string[] = [];

    async function readPosts(): Promise<void> {
      for (const post of await getPosts(page).all()) {
        const link = post.getByRole('heading', {level: 2}).getByRole('link');
        posts.push(await link.getAttribute('href'));
        times.push(
          (await post.getByRole('time').getAttribute('datetime')) ?? '',
        );
      }
    }

    await openPage(page, '/blog/');
    await expect(getPosts(page)).toHaveCount(POSTS_PER_PAGE);
    await expect(pages.getByRole('link', {name: 'Newer entries'})).toHaveCount(
      0,
    );
    await readPosts();

    await pages.getByRole('link', {name: 'Older entries'}).click();
    await expect(page).toHaveURL('/blog/page/2/');
    await expect(
      pages.getByRole('link', {name: 'Newer entries'}),
    ).toHaveAttribute('href', '/blog/');
    await expect(getPosts(page)).toHaveCount(POSTS_PER_PAGE);
    await readPosts();

    await pages.getByRole('link', {name: 'Older entries'}).click();
    await expect(page).toHaveURL('/blog/page/3/');
    await expect(getPosts(page)).toHaveCount(postCount - 2 * POSTS_PER_PAGE);
    await expect(pages.getByRole('link', {name: 'Older entries'})).toHaveCount(
      0,
    );
    await readPosts();

    expect(new Set(posts).size).toBe(postCount);
    expect(times).toEqual([...times].sort().reverse());

    await pages.getByRole('link', {name: 'Newer entries'}).click();
    await expect(page).toHaveURL('/blog/page/2/');
  });

  test('opens a post from its teaser', async ({page}) => {
    await openPage(page, '/blog/');
    const post = getPosts(page).first();
    const heading = post.getByRole('heading', {level: 2});
    const title = await heading.innerText();
    await post.getByRole('link', {name: `Read more about ${title}`}).click();
    await expectHeading(page, title);
    await expect(page).toHaveTitle(`${title} | Remotion`);
  });

  for (const {name, path, count} of [
    {name: 'blog', path: '/blog/', count: postCount},
    {name: 'learning articles', path: '/learn/', count: 1},
    {name: 'success stories', path: '/success-stories/', count: 5},
  ]) {
    test(`the archive of the ${name} lists all of them by year, newest first`, async ({
      page,
      request,
    }) => {
      await openPage(page, `${path}archive/`);
      const main = page.getByRole('main');
      const entries = main.getByRole('listitem').getByRole('link');
      await expect(entries).toHaveCount(count);
      const headings = await main
        .getByRole('heading', {level: 2})
        .allInnerTexts();
      const years = headings.map((heading) => parseInt(heading, 10));
      expect(years.length).toBeGreaterThan(0);
      expect(years, 'newest first').toEqual([...years].sort((a, b) => b - a));
      expect(Math.min(...years)).toBeGreaterThan(2020);
      for (const entry of await entries.all()) {
        const href = (await entry.getAttribute('href')) ?? '';
        expect(href).toMatch(new RegExp(`^${path}[a-z0-9-]+/$`));
        expect((await request.get(href)).status(), href).toBe(200);
      }
    });
  }
});

test('the learning articles start with the emoji fireworks', async ({page}) => {
  await openPage(page, '/learn/');
  await page
    .getByRole('main')
    .getByRole('heading', {name: "Rebuild Apple's emoji fireworks"})
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/learn/apple-wow/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    "Rebuild Apple's emoji fireworks",
  );
});

test('the success stories are the five that are told', async ({page}) => {
  await openPage(page, '/success-stories/');
  const stories = await page
    .getByRole('article')
    .getByRole('heading', {level: 2})
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect([...stories].sort()).toEqual([
    '/success-stories/a-million-dollars/',
    '/success-stories/makestories/',
    '/success-stories/shortvid/',
    '/success-stories/typeframes/',
    '/success-stories/yarx/',
  ]);
});

test('a diagram can be heard, scrolls in a box of its own and is drawn for both color modes', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 800});
  await openPage(page, '/docs/captions/');
  const region = page.getByRole('region', {name: 'Diagram', exact: true});
  const diagram = region.getByRole('img', {
    name: /^A recording is transcribed and a subtitle file is imported/,
  });
  await expect(diagram).toBeVisible();

  const box = diagram.locator('rect').first();
  const fillOf = (): Promise<string> =>
    box.evaluate((element) => getComputedStyle(element).fill);
  await page.emulateMedia({colorScheme: 'light'});
  const light = await fillOf();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(fillOf).not.toBe(light);

  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => region.evaluate(({scrollLeft}) => scrollLeft))
    .toBeGreaterThan(0);
});
