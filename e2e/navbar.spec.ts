import {expect, test, type Locator} from '@playwright/test';
import {links} from '../config/links';
import {navbar as config} from '../config/navbar';
import {TOOLKIT_VERSION} from '../config/toolkit';
import {Navbar} from './pages/Navbar';
import {countColors} from './support/countColors';
import {openPage} from './support/openPage';
import {readLinkAddresses} from './support/readLinkAddresses';

/** A page of several screens, with a table of contents. */
const LONG_PAGE = '/docs/renderer/render-media/';

const DROPDOWNS = ['Products', 'Resources', 'Commercial'] as const;

test('it shows its items in order, with all links', async ({page}) => {
  const navbar = await Navbar.open(page, '/');
  const items = navbar.root.locator('.navbar__item');
  await expect(items.filter({visible: true})).toHaveCount(config.items.length);
  const positions: number[] = [];
  for (const item of [
    navbar.logo,
    ...(await items.filter({visible: true}).all()),
    navbar.colorToggle,
    navbar.search,
  ]) {
    await expect(item).toBeInViewport({ratio: 1});
    positions.push((await item.boundingBox())?.x ?? NaN);
  }
  expect(positions, 'from left to right').toEqual(
    [...positions].sort((a, b) => a - b),
  );
  await expect(navbar.openMenu).toHaveCount(0);

  for (const name of DROPDOWNS) {
    const {items: entries} =
      config.items.find(({label}) => label === name) ?? {};
    await navbar.openDropdown(name);
    const hrefs = await readLinkAddresses(navbar.openMenu);
    expect(hrefs).toEqual(
      (entries as readonly Record<string, string>[]).map(
        ({to, href}) => to ?? href,
      ),
    );
    const labels = await navbar.openMenu.getByRole('link').allInnerTexts();
    expect(labels).not.toContain('');
    await expect(
      navbar.openMenu.getByRole('img', {name: '(opens in new tab)'}),
      'marks of entries that leave the site',
    ).toHaveCount(hrefs.filter((href) => !href.startsWith('/')).length);
  }

  const icons = config.items.flatMap(({href}) =>
    typeof href === 'string' ? href : [],
  );
  expect(icons).toEqual([links.repository, links.chat, links.x]);
  for (const href of icons) {
    const icon = navbar.root.locator(`a[href="${href}"]`);
    await expect(icon).toHaveAttribute('target', '_blank');
    await expect(icon).toHaveAccessibleName(/\w/);
    expect(await countColors(icon), 'colors of the icon').toBeGreaterThan(1);
  }
});

test('version and language lead to the page itself', async ({page}) => {
  const navbar = await Navbar.open(page, LONG_PAGE);
  const entry = (name: string): Locator =>
    navbar.openMenu.getByRole('link', {name, exact: true});
  for (const name of ['Next', 'English']) {
    await navbar.openDropdown(name);
    await expect(entry(name)).toHaveAttribute('href', LONG_PAGE);
  }
  await openPage(page, '/about/');
  await navbar.openDropdown('Next');
  await expect(
    navbar.openMenu.getByText(
      `Next: the version these pages document, ${TOOLKIT_VERSION}`,
    ),
  ).toBeVisible();
  await entry('Next').click();
  await expect(page).toHaveURL('/docs/');
});

test('every page that it leads to has one marked item', async ({page}) => {
  const paths = config.items.flatMap(({to, items}) =>
    [{to}, ...((items ?? []) as {to?: unknown}[])].flatMap((item) =>
      typeof item.to === 'string' ? item.to : [],
    ),
  );
  const marked: Record<string, string[]> = {};
  for (const path of [
    '/docs/',
    '/docs/api/',
    '/docs/recorder/create/',
    '/templates/',
    '/templates/hello-world/',
    ...paths,
  ]) {
    const {root} = await Navbar.open(page, path);
    marked[path] = await root
      .locator('.navbar__item.navbar__link, .dropdown > .navbar__link')
      .filter({visible: true})
      .evaluateAll((nodes) =>
        nodes
          .filter((node) => getComputedStyle(node).boxShadow !== 'none')
          .map((node) => node.textContent),
      );
  }
  expect(Object.values(marked).filter(({length}) => length !== 1)).toEqual([]);
  expect(marked).toMatchObject({
    '/docs/api/': ['API'],
    '/docs/license/': ['Docs'],
    '/docs/recorder/create/': ['Products'],
    '/templates/hello-world/': ['Resources'],
    '/experts/': ['Commercial'],
  });
});

test('the dropdown that leads to a page is marked', async ({page}) => {
  for (const [path, label, entry] of [
    ['/experts/', 'Commercial', 'Experts'],
    ['/learn/apple-wow/', 'Resources', 'Learn'],
    ['/docs/recorder/create/', 'Products', /^Recorder/],
  ] as const) {
    const navbar = await Navbar.open(page, path);
    for (const name of [...DROPDOWNS, 'Next', 'English']) {
      expect(
        await navbar
          .dropdown(name)
          .evaluate((node) => getComputedStyle(node).boxShadow !== 'none'),
        `${name} on ${path}`,
      ).toBe(name === label);
    }
    await navbar.openDropdown(label);
    await expect(
      navbar.openMenu.getByRole('link', {name: entry}),
    ).toHaveAttribute('aria-current', 'page');
  }
});

test('the logo leads home and to the brand', async ({page, context}) => {
  await context.route(links.brand, (route) =>
    route.fulfill({contentType: 'text/html', body: 'Brand'}),
  );
  await page.emulateMedia({colorScheme: 'light'});
  const {logo} = await Navbar.open(page, '/docs/');
  const image = logo.getByRole('img', {name: 'Remotion'});
  await expect(image).toHaveAttribute('src', `/${config.logo?.src}`);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(image).toHaveAttribute('src', `/${config.logo?.srcDark}`);
  await expect(image).toBeVisible();

  const opened = context.waitForEvent('page');
  await logo.click({button: 'right'});
  await (await opened).waitForURL(links.brand);
  await expect(page).toHaveURL('/docs/');
  await logo.click();
  await expect(page).toHaveURL('/');
});

test('it hides on the way down, and shows on the way up', async ({page}) => {
  const {root} = await Navbar.open(page, LONG_PAGE);
  const expectScroll = (top: number): Promise<void> =>
    expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 40);
  await expectScroll(40);
  await expect(root).toBeInViewport({ratio: 1});
  expect(await root.boundingBox()).toMatchObject({x: 0, y: 0});

  // The first event tells the bar where the page is, the second the way.
  await page.mouse.wheel(0, 360);
  await expectScroll(400);
  await page.mouse.wheel(0, 200);
  await expect(root).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(root).toBeInViewport({ratio: 1});
  await page.mouse.wheel(0, 200);
  await expect(root).not.toBeInViewport();
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await expect(root).toBeInViewport({ratio: 1});

  // It would cover the heading. The contents have no role of their own.
  await page
    .getByRole('link', {name: 'Return value', exact: true})
    .last()
    .click();
  await expect(page).toHaveURL(`${LONG_PAGE}#return-value`);
  await expect(
    page.getByRole('heading', {name: 'Return value'}),
  ).toBeInViewport();
  await expect(root).not.toBeInViewport();
});

test.describe('dropdowns of the navbar', () => {
  test('open and close with the pointer and on a press', async ({page}) => {
    const navbar = await Navbar.open(page, '/');
    const label = navbar.dropdown('Products');
    const expectOpen = (name: string, isOpen: boolean): Promise<void> =>
      expect(navbar.dropdown(name)).toHaveAttribute(
        'aria-expanded',
        String(isOpen),
      );
    await test.step('pointer', async () => {
      await navbar.dropdown('Commercial').hover();
      await expect(navbar.openMenu).toBeVisible();
      await navbar.openMenu.getByRole('link', {name: 'Investors'}).hover();
      await expect(navbar.openMenu).toBeVisible();
      await navbar.leave();
      await expect(navbar.openMenu).toBeHidden();
    });
    await test.step('press', async () => {
      await expectOpen('Products', false);
      await label.click();
      await expectOpen('Products', true);
      await navbar.leave();
      await expect(navbar.openMenu).toBeVisible();
      await label.click();
      await expectOpen('Products', false);
      await navbar.leave();
      await expect(navbar.openMenu).toBeHidden();
    });
    await test.step('one at a time', async () => {
      await label.click();
      await navbar.dropdown('Resources').hover();
      await expectOpen('Resources', true);
      await expect(navbar.openMenu).toHaveCount(1);
      await expectOpen('Products', false);
      await navbar.leave();
      await expect(navbar.openMenu).toHaveCount(0);
    });
    await test.step('press elsewhere', async () => {
      await navbar.openDropdown('Products');
      await navbar.leave();
      await page.mouse.down();
      await expect(navbar.openMenu).toBeHidden();
      await page.mouse.up();
    });
    await test.step('Escape under the pointer', async () => {
      await label.hover();
      await expect(navbar.openMenu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(navbar.openMenu).toBeHidden();
      await navbar.leave();
      await label.hover();
      await expect(navbar.openMenu).toBeVisible();
    });
    await expect(page).toHaveURL('/');
  });

  test('open and close with the keyboard', async ({page}) => {
    const navbar = await Navbar.open(page, '/');
    const label = navbar.dropdown('Resources');
    await test.step('entries of closed ones are passed over', async () => {
      await navbar.dropdown('Products').focus();
      await page.keyboard.press('Tab');
      await expect(label).toBeFocused();
    });
    for (const key of ['Enter', 'Space']) {
      await test.step(key, async () => {
        await label.press(key);
        await expect(label).toHaveAttribute('aria-expanded', 'true');
        await expect(navbar.openMenu).toBeVisible();
        await label.press(key);
        await expect(label).toHaveAttribute('aria-expanded', 'false');
        await expect(navbar.openMenu).toBeHidden();
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      });
    }
    await test.step('Tab goes through the entries and closes behind the last', async () => {
      await navbar.openDropdown('Resources');
      const count = await navbar.openMenu.getByRole('link').count();
      for (let step = 0; step < count; step += 1) {
        await page.keyboard.press('Tab');
        await expect(navbar.openMenu).toBeVisible();
      }
      await expect(navbar.openMenu.getByRole('link').last()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(navbar.dropdown('Commercial')).toBeFocused();
      await expect(navbar.openMenu).toBeHidden();
    });
    await test.step('Escape gives the focus back to the label', async () => {
      await navbar.openDropdown('Products');
      await page.keyboard.press('Tab');
      await expect(navbar.openMenu.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(navbar.openMenu).toBeHidden();
      await expect(navbar.dropdown('Products')).toBeFocused();
    });
    await expect(page).toHaveURL('/');
    await test.step('an entry opens its page', async () => {
      await navbar.openDropdown('Resources');
      await navbar.openMenu.getByRole('link', {name: 'Blog'}).press('Enter');
      await expect(page).toHaveURL('/blog/');
      await expect(navbar.openMenu).toBeHidden();
    });
  });

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true});

    test('open and close on a touch', async ({page}) => {
      const navbar = await Navbar.open(page, '/');
      const label = navbar.dropdown('Products');
      for (const close of [
        () => page.touchscreen.tap(1200, 800),
        () => label.tap(),
      ]) {
        await label.tap();
        await expect(navbar.openMenu).toBeVisible();
        await close();
        await expect(navbar.openMenu).toBeHidden();
        await expect(label).toHaveAttribute('aria-expanded', 'false');
      }
    });
  });
});
