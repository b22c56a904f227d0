import {expect, test, type Page} from '@playwright/test';
import sharp from 'sharp';
import {announcementBar} from '../config/announcementBar';
import {footer} from '../config/footer';
import {links} from '../config/links';
import {TOOLKIT_RELEASE_URL, TOOLKIT_VERSION} from '../config/toolkit';
import {Navbar} from './pages/Navbar';
import {contrast, readColor} from './support/color';
import {expectColorMode} from './support/expectColorMode';
import {openPage, waitForHydration} from './support/openPage';
import {holdPageCode} from './support/pageCode';
import {readLinks} from './support/readLinks';
import {replaceStored} from './support/storage';

/** A page of several screens, with a table of contents. */
const LONG_PAGE = '/docs/renderer/render-still/';

test.describe('skip link', () => {
  test('the first Tab shows a link that skips to the main content', async ({
    page,
  }) => {
    await openPage(page, '/docs/');
    const link = page.getByRole('link', {name: 'Skip to main content'});
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ratio: 1});

    await page.keyboard.press('Enter');
    await expect(link).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
});

test.describe('announcement bar', () => {
  function getBar(page: Page): ReturnType<Page['getByRole']> {
    return page.getByRole('region', {name: 'Announcement'});
  }

  async function openAndClose(page: Page): Promise<void> {
    await openPage(page, '/');
    await getBar(page).getByRole('button', {name: 'Close'}).click();
    await expect(getBar(page)).toBeHidden();
  }

  test('tells which version is documented and links to its notes', async ({
    page,
  }) => {
    await openPage(page, '/');
    await expect(getBar(page)).toContainText(
      `These pages document version ${TOOLKIT_VERSION}.`,
    );
    await expect(
      getBar(page).getByRole('link', {name: 'See what changed'}),
    ).toHaveAttribute('href', TOOLKIT_RELEASE_URL);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`wears its own readable colors in ${colorScheme} mode`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme});
      await openPage(page, '/');
      const [expectedBackground, expectedText] = await page.evaluate(
        ({backgroundColor, textColor}) => {
          const probe = document.createElement('span');
          probe.style.backgroundColor = backgroundColor;
          probe.style.color = textColor;
          document.body.append(probe);
          const style = getComputedStyle(probe);
          const colors = [style.backgroundColor, style.color] as const;
          probe.remove();
          return colors;
        },
        announcementBar,
      );
      await expect(getBar(page)).toHaveCSS(
        'background-color',
        expectedBackground,
      );
      await expect(getBar(page)).toHaveCSS('color', expectedText);

      const background = await readColor(getBar(page), 'background-color');
      const paper = await readColor(page.locator('html'), 'background-color');
      expect(background).not.toEqual(paper);
      expect(
        contrast(background, await readColor(getBar(page), 'color')),
      ).toBeGreaterThanOrEqual(4.5);
    });
  }

  test('has a close button with an icon of 14 pixels', async ({page}) => {
    await openPage(page, '/');
    const icon = getBar(page)
      .getByRole('button', {name: 'Close'})
      .getByRole('img');
    const box = await icon.boundingBox();
    expect(box).toMatchObject({width: 14, height: 14});
  });

  test('stays closed after a reload and on other pages', async ({page}) => {
    await openAndClose(page);

    await page.reload();
    await waitForHydration(page);
    await expect(getBar(page)).toBeHidden();
    await openPage(page, '/docs/');
    await expect(getBar(page)).toBeHidden();
  });

  test('does not flash on a page that still loads after it was closed', async ({
    page,
  }) => {
    await openAndClose(page);

    const code = await holdPageCode(page);
    await page.goto('/docs/', {waitUntil: 'commit'});
    await expect(page.getByRole('main')).toBeVisible();
    await expect(getBar(page)).toBeHidden();
    code.release();
    await waitForHydration(page);
  });

  test('a new announcement is back on the second page opened after an older one was closed', async ({
    page,
  }) => {
    await openAndClose(page);
    await replaceStored(page, 'docusaurus.announcement.id', 'release-1.0.0');
    await openPage(page, '/docs/');
    await openPage(page, '/');
    await expect(getBar(page)).toBeVisible();
  });
});

test.describe('navbar', () => {
  test('shows Docs, API and three dropdowns on the left', async ({page}) => {
    const navbar = await Navbar.open(page, '/');
    await expect(navbar.link('Docs')).toHaveAttribute('href', '/docs/');
    await expect(navbar.link('API')).toHaveAttribute('href', '/docs/api/');

    const left = [
      navbar.logo,
      navbar.link('Docs'),
      navbar.link('API'),
      navbar.dropdown('Products'),
      navbar.dropdown('Resources'),
      navbar.dropdown('Commercial'),
    ];
    const right = [
      navbar.dropdown('Next'),
      navbar.dropdown('English'),
      navbar.link('Code repository'),
      navbar.link('Chat community'),
      navbar.link('Remotion on X'),
      navbar.colorToggle,
      navbar.search,
    ];
    const positions: number[] = [];
    for (const item of [...left, ...right]) {
      await expect(item).toBeInViewport({ratio: 1});
      positions.push((await item.boundingBox())?.x ?? NaN);
    }
    expect(positions, 'from left to right').toEqual(
      [...positions].sort((a, b) => a - b),
    );
    await expect(navbar.root.getByRole('link')).toHaveCount(
      // The search is a link where it leads to a page of its own.
      6 + (await navbar.root.getByRole('link', {name: 'Search docs'}).count()),
    );
    await expect(navbar.root.getByRole('list')).toHaveCount(0);
  });

  const menus = [
    {
      name: 'Products',
      items: [
        ['Player', '/player/'],
        ['Cloud rendering', '/lambda/'],
        ['Media parser', '/docs/media-parser/'],
        ['Browser codecs', '/docs/webcodecs/'],
        ['Recorder', '/docs/recorder/'],
        ['Timeline', '/docs/timeline/'],
      ],
    },
    {
      name: 'Resources',
      items: [
        ['Learn', '/learn/'],
        ['Resources', '/docs/resources/'],
        ['Blog', '/blog/'],
        ['Showcase', '/showcase/'],
        ['Convert a video', links.convert],
        ['Support', '/docs/support/'],
      ],
    },
    {
      name: 'Commercial',
      items: [
        ['License + Pricing', '/docs/license/'],
        ['Store', links.store],
        ['Success Stories', '/success-stories/'],
        ['Experts', '/experts/'],
        ['About us', '/about/'],
        ['Investors', '/docs/investors/'],
        ['Contact us', '/contact/'],
      ],
    },
    {
      name: 'Next',
      items: [
        ['Next', '/docs/'],
        [`Documents version ${TOOLKIT_VERSION}`, TOOLKIT_RELEASE_URL],
      ],
    },
    {name: 'English', items: [['English', '/']]},
  ] as const;

  for (const {name, items} of menus) {
    test(`the dropdown ${name} lists its pages, all of which exist`, async ({
      page,
      request,
    }) => {
      const navbar = await Navbar.open(page, '/');
      await navbar.openDropdown(name);
      expect(await readLinks(navbar.openMenu)).toEqual(items);
      for (const [label, href] of items) {
        if (href.startsWith('/')) {
          expect((await request.get(href)).status(), label).toBe(200);
        }
      }
    });
  }

  test('marks entries that leave the site with an icon of 12 pixels', async ({
    page,
  }) => {
    const navbar = await Navbar.open(page, '/');
    await navbar.openDropdown('Resources');
    const icons = navbar.openMenu.getByRole('img', {
      name: '(opens in new tab)',
    });
    await expect(icons).toHaveCount(1);
    expect(await icons.boundingBox()).toMatchObject({width: 12, height: 12});
  });

  test('links to the code, the chat and the social network in a new tab', async ({
    page,
  }) => {
    const navbar = await Navbar.open(page, '/');
    for (const [name, href] of [
      ['Code repository', links.repository],
      ['Chat community', links.chat],
      ['Remotion on X', links.x],
    ] as const) {
      await expect(navbar.link(name)).toHaveAttribute('href', href);
      await expect(navbar.link(name)).toHaveAttribute('target', '_blank');
    }
    // A cross, which closes things elsewhere, is its own mirror image.
    const mark = sharp(
      await navbar.link('Remotion on X').screenshot(),
    ).greyscale();
    const pixels = await mark.clone().raw().toBuffer();
    const mirrored = await mark.clone().flop().raw().toBuffer();
    const differing = pixels.filter(
      (value, at) => Math.abs(value - (mirrored[at] ?? 0)) > 64,
    );
    expect(differing).not.toHaveLength(0);
  });

  test('the version dropdown leads to the documentation', async ({page}) => {
    const navbar = await Navbar.open(page, '/about/');
    await navbar.openDropdown('Next');
    await navbar.openMenu.getByRole('link', {name: 'Next'}).click();
    await expect(page).toHaveURL('/docs/');
  });

  test('the version and the language of a page lead to that page', async ({
    page,
  }) => {
    const navbar = await Navbar.open(page, LONG_PAGE);
    for (const name of ['Next', 'English']) {
      await navbar.openDropdown(name);
      await expect(navbar.openMenu.getByRole('link', {name})).toHaveAttribute(
        'href',
        LONG_PAGE,
      );
    }
  });

  for (const [path, label, entry] of [
    ['/experts/', 'Commercial', 'Experts'],
    ['/learn/apple-wow/', 'Resources', 'Learn'],
    ['/docs/recorder/create/', 'Products', /^Recorder/],
  ] as const) {
    test(`marks the way to ${path}`, async ({page}) => {
      const navbar = await Navbar.open(page, path);
      const isMarked = (name: string): Promise<boolean> =>
        navbar
          .dropdown(name)
          .evaluate((node) => getComputedStyle(node).boxShadow !== 'none');
      for (const name of [
        'Products',
        'Resources',
        'Commercial',
        'Next',
        'English',
      ]) {
        expect(await isMarked(name), name).toBe(name === label);
      }
      await navbar.openDropdown(label);
      await expect(
        navbar.openMenu.getByRole('link', {name: entry}),
      ).toHaveAttribute('aria-current', 'page');
    });
  }

  test('the logo leads to the home page', async ({page}) => {
    await openPage(page, '/docs/');
    await new Navbar(page).logo.click();
    await expect(page).toHaveURL('/');
  });

  test('the logo has a light and a dark variant', async ({page}) => {
    const image = new Navbar(page).logo.getByRole('img', {name: 'Remotion'});
    await page.emulateMedia({colorScheme: 'light'});
    await openPage(page, '/');
    await expect(image).toHaveAttribute('src', /\/logo\.svg$/);
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(image).toHaveAttribute('src', /\/logo-dark\.svg$/);
    await expect(image).toBeVisible();
  });

  test('a right-click on the logo opens the brand page in a new tab', async ({
    page,
    context,
  }) => {
    await context.route(links.brand, (route) =>
      route.fulfill({contentType: 'text/html', body: 'Brand'}),
    );
    await openPage(page, '/docs/');
    const opened = context.waitForEvent('page');
    await new Navbar(page).logo.click({button: 'right'});
    const tab = await opened;
    await tab.waitForURL(links.brand);
    await expect(page).toHaveURL('/docs/');
  });

  test('stays at the top while the page scrolls less than its height', async ({
    page,
  }) => {
    const navbar = await Navbar.open(page, LONG_PAGE);
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    await page.mouse.wheel(0, 40);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(40);
    await expect(navbar.root).toBeInViewport({ratio: 1});
    expect(await navbar.root.boundingBox()).toMatchObject({x: 0, y: 0});
  });

  test('hides on scrolling down, shows on scrolling up and at the top', async ({
    page,
  }) => {
    const navbar = await Navbar.open(page, LONG_PAGE);
    await page.mouse.move(700, 500);
    // The first event tells the bar where the page is, the second the way.
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
    await page.mouse.wheel(0, 200);
    await expect(navbar.root).not.toBeInViewport();

    await page.mouse.wheel(0, -100);
    await expect(navbar.root).toBeInViewport({ratio: 1});
    await page.mouse.wheel(0, 200);
    await expect(navbar.root).not.toBeInViewport();

    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    await expect(navbar.root).toBeInViewport({ratio: 1});
  });

  test('hides on a jump to a heading, which it would cover', async ({page}) => {
    const navbar = await Navbar.open(page, LONG_PAGE);
    await expect(navbar.root).toBeInViewport();
    // The contents beside the article have no role of their own.
    await page
      .getByRole('link', {name: 'Return value', exact: true})
      .last()
      .click();
    await expect(page).toHaveURL(`${LONG_PAGE}#return-value`);
    await expect(
      page.getByRole('heading', {name: 'Return value'}),
    ).toBeInViewport();
    await expect(navbar.root).not.toBeInViewport();
  });
});

test.describe('dropdowns of the navbar', () => {
  test('open on a press and close on the next one', async ({page}) => {
    const navbar = await Navbar.open(page, '/');
    const label = navbar.dropdown('Products');
    await expect(label).toHaveAttribute('aria-expanded', 'false');
    await label.click();
    await expect(label).toHaveAttribute('aria-expanded', 'true');
    await navbar.leave();
    await expect(navbar.openMenu).toBeVisible();

    await label.click();
    await expect(label).toHaveAttribute('aria-expanded', 'false');
    await navbar.leave();
    await expect(navbar.openMenu).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  for (const key of ['Enter', 'Space']) {
    test(`open and close with the ${key} key`, async ({page}) => {
      const navbar = await Navbar.open(page, '/');
      const label = navbar.dropdown('Resources');
      await label.press(key);
      await expect(label).toHaveAttribute('aria-expanded', 'true');
      await expect(navbar.openMenu).toBeVisible();
      await label.press(key);
      await expect(label).toHaveAttribute('aria-expanded', 'false');
      await expect(navbar.openMenu).toBeHidden();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page).toHaveURL('/');
    });
  }

  test('open under the pointer and close when it leaves', async ({page}) => {
    const navbar = await Navbar.open(page, '/');
    await navbar.dropdown('Commercial').hover();
    await expect(navbar.openMenu).toBeVisible();
    await navbar.openMenu.getByRole('link', {name: 'Investors'}).hover();
    await expect(navbar.openMenu).toBeVisible();
    await navbar.leave();
    await expect(navbar.openMenu).toBeHidden();
  });

  test('are open one at a time', async ({page}) => {
    const navbar = await Navbar.open(page, '/');
    await navbar.dropdown('Products').click();
    await navbar.dropdown('Resources').hover();
    await expect(navbar.dropdown('Resources')).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(navbar.openMenu).toHaveCount(1);
    await expect(navbar.dropdown('Products')).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await navbar.leave();
    await expect(navbar.openMenu).toHaveCount(0);
  });

  test('close on a press of the mouse elsewhere', async ({page}) => {
    const navbar = await Navbar.open(page, '/');
    await navbar.openDropdown('Products');
    await navbar.leave();
    await page.mouse.down();
    await expect(navbar.openMenu).toBeHidden();
    await page.mouse.up();
  });

  test('close when the focus moves on', async ({page}) => {
    const navbar = await Navbar.open(page, '/');
    await navbar.openDropdown('Resources');
    const last = navbar.openMenu.getByRole('link').last();
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      await expect(navbar.openMenu).toBeVisible();
    }
    await expect(last).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(navbar.dropdown('Commercial')).toBeFocused();
    await expect(navbar.openMenu).toBeHidden();
  });

  test('close on Escape, which returns the focus to the label', async ({
    page,
  }) => {
    const navbar = await Navbar.open(page, '/');
    await navbar.openDropdown('Products');
    await page.keyboard.press('Tab');
    await expect(
      navbar.openMenu.getByRole('link', {name: /^Player/}),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(navbar.openMenu).toBeHidden();
    await expect(navbar.dropdown('Products')).toBeFocused();
  });

  test('close on Escape even under the pointer', async ({page}) => {
    const navbar = await Navbar.open(page, '/');
    await navbar.dropdown('Products').hover();
    await expect(navbar.openMenu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(navbar.openMenu).toBeHidden();

    await navbar.leave();
    await navbar.dropdown('Products').hover();
    await expect(navbar.openMenu).toBeVisible();
  });

  test('keep entries of closed ones out of the order of the Tab key', async ({
    page,
  }) => {
    const navbar = await Navbar.open(page, '/');
    await navbar.dropdown('Products').focus();
    await page.keyboard.press('Tab');
    await expect(navbar.dropdown('Resources')).toBeFocused();
  });

  test('close when an entry opened its page', async ({page}) => {
    const navbar = await Navbar.open(page, '/');
    await navbar.openDropdown('Resources');
    await navbar.openMenu.getByRole('link', {name: 'Blog'}).press('Enter');
    await expect(page).toHaveURL('/blog/');
    await expect(navbar.openMenu).toBeHidden();
  });

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true});

    test('open on a touch and close on a touch elsewhere', async ({page}) => {
      const navbar = await Navbar.open(page, '/');
      await navbar.dropdown('Products').tap();
      await expect(navbar.openMenu).toBeVisible();
      await page.touchscreen.tap(1200, 800);
      await expect(navbar.openMenu).toBeHidden();
      await expect(navbar.dropdown('Products')).toHaveAttribute(
        'aria-expanded',
        'false',
      );
    });

    test('close on a second touch of the label', async ({page}) => {
      const navbar = await Navbar.open(page, '/');
      await navbar.dropdown('Products').tap();
      await expect(navbar.openMenu).toBeVisible();
      await navbar.dropdown('Products').tap();
      await expect(navbar.openMenu).toBeHidden();
    });
  });
});

test.describe('color mode', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is ${colorScheme} where the system is`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await openPage(page, '/');
      await expectColorMode(page, colorScheme);
    });
  }

  test('changes with the system while a page is open', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await openPage(page, '/');
    await page.emulateMedia({colorScheme: 'dark'});
    await expectColorMode(page, 'dark');
    await page.emulateMedia({colorScheme: 'light'});
    await expectColorMode(page, 'light');
  });

  test('is light where the system has no preference', async ({page}) => {
    await page.emulateMedia({colorScheme: 'no-preference'});
    await openPage(page, '/');
    await expectColorMode(page, 'light');
  });

  test('the toggle has an icon of 24 pixels', async ({page}) => {
    await openPage(page, '/');
    // The icon is decoration and has no role.
    const icon = new Navbar(page).colorToggle.locator('svg:visible');
    await expect(icon).toHaveCount(1);
    expect(await icon.boundingBox()).toMatchObject({width: 24, height: 24});
  });

  test('the toggle cannot be pressed before the page is ready', async ({
    page,
  }) => {
    const code = await holdPageCode(page);
    await page.goto('/', {waitUntil: 'commit'});
    const {colorToggle} = new Navbar(page);
    await expect(colorToggle).toBeDisabled();
    code.release();
    await waitForHydration(page);
    await expect(colorToggle).toBeEnabled();
  });

  for (const [system, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    test(`one press turns ${system} into ${other}, the next one back`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme: system});
      await openPage(page, '/');
      const {colorToggle} = new Navbar(page);
      await expect(colorToggle).toHaveAccessibleName(
        new RegExp(`currently ${system} mode`),
      );
      await colorToggle.click();
      await expectColorMode(page, other);
      await expect(colorToggle).toHaveAccessibleName(
        new RegExp(`currently ${other} mode`),
      );
      await colorToggle.click();
      await expectColorMode(page, system);
    });
  }

  async function chooseDark(page: Page): Promise<void> {
    await page.emulateMedia({colorScheme: 'light'});
    const {colorToggle} = await Navbar.open(page, '/');
    await colorToggle.click();
    await expectColorMode(page, 'dark');
  }

  test('what was chosen is kept after a reload and on other pages', async ({
    page,
  }) => {
    await chooseDark(page);

    await page.reload();
    await waitForHydration(page);
    await expectColorMode(page, 'dark');
    await openPage(page, '/docs/');
    await expectColorMode(page, 'dark');
  });

  test('what was chosen is there before the code of a page', async ({page}) => {
    await chooseDark(page);

    const code = await holdPageCode(page);
    await page.reload({waitUntil: 'commit'});
    await expect(page.getByRole('main')).toBeVisible();
    await expectColorMode(page, 'dark');
    code.release();
    await waitForHydration(page);
  });
});

test.describe('search button', () => {
  function getField(page: Page): ReturnType<Page['getByRole']> {
    return page
      .getByRole('searchbox', {name: /search/i})
      .or(page.getByRole('combobox', {name: /search/i}));
  }

  test('a press leads to the search field', async ({page}) => {
    await openPage(page, '/docs/');
    await expect(getField(page)).toBeHidden();
    await new Navbar(page).search.click();
    await expect(getField(page)).toBeFocused();
    await expect(getField(page)).toHaveAttribute('placeholder', 'Search docs');
  });

  for (const keys of ['Control+k', 'Meta+k', '/']) {
    test(`the keys ${keys} lead to the search field`, async ({page}) => {
      await openPage(page, '/docs/');
      await page.keyboard.press(keys);
      await expect(getField(page)).toBeFocused();
      await expect(getField(page)).toHaveValue('');
    });
  }

  test('a slash typed into a text field is text', async ({page}) => {
    await openPage(page, '/docs/interpolat/');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.click();
    await page.keyboard.type('cli/render');
    await expect(field).toHaveValue('cli/render');
    await expect(page).toHaveURL('/docs/interpolat/');
    await expect(getField(page)).toHaveCount(1);
  });
});

test.describe('footer', () => {
  for (const [colorScheme, file] of [
    ['light', '/img/logo.svg'],
    ['dark', '/img/logo-dark.svg'],
  ] as const) {
    test(`shows the ${colorScheme} logo, 32 pixels high`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await openPage(page, '/docs/');
      const logo = page
        .getByRole('contentinfo')
        .getByRole('link', {name: 'Remotion', exact: true});
      const image = logo.getByRole('img', {name: 'Remotion'});
      await expect(image).toHaveCount(1);
      await expect(image).toHaveAttribute('src', file);
      expect((await image.boundingBox())?.height).toBe(32);
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          image.evaluate((node) => (node as HTMLImageElement).naturalWidth),
        )
        .toBeGreaterThan(0);
      await expect(logo).toHaveAttribute('href', '/');
    });
  }

  test('names the year and the company', async ({page}) => {
    await openPage(page, '/');
    await expect(page.getByRole('contentinfo')).toContainText(
      `Copyright ${new Date().getFullYear()} Remotion AG`,
    );
  });

  test('has the columns Product, Community and More', async ({
    page,
    request,
  }) => {
    await openPage(page, '/');
    const columns = page.getByRole('contentinfo').getByRole('list');
    await expect(columns).toHaveCount(3);
    for (const [index, {title, items}] of footer.links.entries()) {
      const column = columns.nth(index);
      await expect(
        page.getByRole('contentinfo').getByText(String(title), {exact: true}),
      ).toBeVisible();
      const expected = (items as readonly Record<string, string>[]).map(
        ({label, to, href}) => [label, to ?? href],
      );
      const found = await readLinks(column);
      expect(found, String(title)).toEqual(expected);
      for (const [label, href] of found) {
        if (href.startsWith('/')) {
          expect((await request.get(href)).status(), label).toBe(200);
        }
      }
    }
    expect(footer.links.map(({title}) => title)).toEqual([
      'Product',
      'Community',
      'More',
    ]);
  });
});
