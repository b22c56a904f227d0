import {expect, test, type Page} from '@playwright/test';
import {navbar as config} from '../config/navbar';
import {Navbar} from './pages/Navbar';
import {SideMenu} from './pages/SideMenu';
import {expectColorMode} from './support/expectColorMode';
import {openPage} from './support/openPage';

const PHONE = {width: 390, height: 844};

const DROPDOWNS = ['Products', 'Resources', 'Commercial'] as const;

test.use({viewport: PHONE});

let menu: SideMenu;

test.beforeEach(({page}) => {
  menu = new SideMenu(page);
});

async function openMenu(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await menu.open();
}

test('screens up to 996 pixels have a side menu', async ({page}) => {
  const navbar = new Navbar(page);
  await page.setViewportSize({width: 996, height: 700});
  await openPage(page, '/');
  await expect(navbar.dropdown('Products')).toBeHidden();
  await expect(navbar.search).toBeVisible();
  await menu.open();

  await page.setViewportSize({width: 997, height: 700});
  await expect(menu.close).toBeHidden();
  await expect(menu.toggle).toBeHidden();
  await expect(navbar.dropdown('Products')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(menu.toggle).toHaveAttribute('aria-expanded', 'false');
});

test('it is drawn when it is opened, and closes', async ({page}) => {
  await openPage(page, '/docs/');
  await page.getByRole('link', {name: 'Remotion', exact: true}).first().click();
  await expect(page).toHaveURL('/');
  await expect(menu.toggle).toHaveAttribute('aria-expanded', 'false');
  // A closed one has no role.
  const drawn = page.locator('.navbar-sidebar');
  await expect(drawn).toHaveCount(0);
  for (const close of [
    () => menu.close.click(),
    () => page.mouse.click(PHONE.width - 4, 600),
    () => page.goBack(),
  ]) {
    await menu.toggle.click();
    await expect(menu.toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.link('Docs')).toBeInViewport({ratio: 1});
    await close();
    await expect(menu.toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(menu.link('Docs')).toBeHidden();
    await expect(menu.close).toBeHidden();
    // It slides out, so it stays.
    await expect(drawn).toHaveCount(1);
    await expect(page).toHaveURL('/');
  }
});

test('it has all that the navbar has, and works', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await openPage(page, '/');
  await expect(menu.colorToggle).toBeHidden();
  await menu.open();
  await page.mouse.move(PHONE.width - 4, 600);
  await page.mouse.wheel(0, 500);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  // Each link on a line of its own, which is as wide and as high as the others.
  const sizes = new Set<string>();
  for (const {type, label, href, ...item} of config.items) {
    const name = String(label ?? item['aria-label']);
    if (type === 'docSidebar' || href) {
      const {width = NaN, height = NaN} =
        (await menu.link(name).boundingBox()) ?? {};
      sizes.add(`${Math.round(width)} x ${Math.round(height)}`);
    } else {
      const names = {
        docsVersionDropdown: 'Versions',
        localeDropdown: 'Languages',
      } as Readonly<Record<string, string>>;
      await expect(menu.group(names[type ?? ''] ?? name)).toBeVisible();
    }
  }
  expect([...sizes]).toHaveLength(1);

  const arrow = menu.arrow('Commercial');
  for (const isOpen of [false, true, false]) {
    await expect(arrow).toHaveAttribute('aria-expanded', String(isOpen));
    await expect(menu.link('Investors')).toBeVisible({visible: isOpen});
    await menu.group('Commercial').click();
  }
  await menu.arrow('Resources').click();
  await expect(menu.link('Support')).toBeVisible();

  await menu.colorToggle.click();
  await expectColorMode(page, 'dark');
  await menu.link('Showcase').click();
  await expect(page).toHaveURL('/showcase/');
  await expect(menu.close).toBeHidden();
});

test('the group that leads to a page is open, and no other', async ({page}) => {
  for (const [path, group, entry] of [
    ['/experts/', 'Commercial', 'Experts'],
    ['/success-stories/archive/', 'Commercial', 'Success Stories'],
    ['/blog/4-0/', 'Resources', 'Blog'],
  ] as const) {
    await openMenu(page, path);
    await expect(menu.link(entry)).toBeVisible();
    await expect(menu.link(entry)).toHaveAttribute('aria-current', 'page');
    for (const name of DROPDOWNS) {
      await expect(menu.arrow(name), `${name} on ${path}`).toHaveAttribute(
        'aria-expanded',
        String(name === group),
      );
    }
  }
});

test('it has the focus while it is open, and returns it', async ({page}) => {
  await openPage(page, '/');
  await menu.toggle.press('Enter');
  await expect(menu.link('Docs')).toBeInViewport({ratio: 1});
  const focused = menu.dialog.locator(':focus');
  await expect(focused).toHaveCount(1);
  // Round the menu and on, to where the page would be.
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.locator(':focus').count(),
      'nothing behind the menu has the focus',
    ).toBe(await focused.count());
  }
  await page.keyboard.press('Escape');
  await expect(menu.dialog).toBeHidden();
  await expect(menu.toggle).toBeFocused();

  await page.keyboard.press('Enter');
  await menu.close.press('Enter');
  await expect(menu.dialog).toBeHidden();
  await expect(menu.toggle).toBeFocused();
});

test.describe('on a page of the documentation', () => {
  test('opens with the sidebar, and leads to the main menu', async ({page}) => {
    await openMenu(page, '/docs/absolute-fill/');
    const current = menu.link('<AbsoluteFill>');
    await expect(current).toBeInViewport({ratio: 1});
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(menu.link('Docs')).not.toBeInViewport();
    await expect(
      page.getByRole('navigation', {name: 'Docs sidebar'}),
      'the sidebar itself',
    ).toBeHidden();

    await menu.link('interpolate()').click();
    await expect(page).toHaveURL('/docs/interpolate/');
    await expect(menu.close).toBeHidden();

    await menu.open();
    await menu.backToMain.click();
    await expect(menu.link('Docs')).toBeInViewport({ratio: 1});
    await expect(menu.link('interpolate()')).not.toBeInViewport();
    await expect(menu.backToMain).not.toBeInViewport();
    await menu.link('Docs').click();
    await expect(page).toHaveURL('/docs/');
  });

  test('the entry of the page is in view, until scrolled', async ({page}) => {
    await openMenu(page, '/docs/cli/render/');
    await expect(menu.link('render')).toBeInViewport({ratio: 1});
    await menu.link('API overview').scrollIntoViewIfNeeded();
    await menu.close.click();
    await expect(menu.close).toBeHidden();
    await menu.open();
    await expect(menu.link('API overview')).toBeInViewport({ratio: 1});
    await expect(menu.link('render')).not.toBeInViewport();
  });

  test('the way back stays above entries that fit a finger', async ({page}) => {
    await page.setViewportSize({width: 375, height: 812});
    await openMenu(page, '/docs/player/');
    const current = menu.dialog.locator('[aria-current="page"]').last();
    await expect(current).toBeInViewport({ratio: 1});
    const expectAbove = async (): Promise<void> => {
      // Positions are not always whole pixels.
      await expect(menu.backToMain).toBeInViewport({ratio: 0.98});
      expect(
        await menu.backToMain.evaluate((button) => {
          const {left, bottom} = button.getBoundingClientRect();
          return button.contains(
            document.elementFromPoint(left + 20, bottom - 2),
          );
        }),
        'nothing covers it',
      ).toBe(true);
    };
    await expectAbove();
    const {y = 0, height = 0} = (await menu.backToMain.boundingBox()) ?? {};
    expect((await current.boundingBox())?.y).toBeGreaterThan(y + height);

    const rows = menu.dialog.locator('.menu').locator('a, button');
    const low = await rows.evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.textContent),
    );
    expect(low).toEqual([]);

    // From the last entry up, none that has the focus is below the row.
    await menu.dialog.getByRole('link').last().focus();
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const focused = await menu.dialog.locator(':focus').boundingBox();
      expect(focused?.y).toBeGreaterThanOrEqual(y + height);
    }
    await expectAbove();
  });

  test('the Tab key reaches only the menu that is shown', async ({page}) => {
    await openMenu(page, '/docs/spring/');
    await menu.close.focus();
    await page.keyboard.press('Tab');
    await expect(menu.backToMain).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(menu.link('Docs')).toBeFocused();
    await menu.close.focus();
    await page.keyboard.press('Tab');
    await expect(menu.link('Docs')).toBeFocused();

    // Its second opening begins with the pages of the sidebar again.
    await page.keyboard.press('Escape');
    await expect(menu.toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.close.focus();
    await page.keyboard.press('Tab');
    await expect(menu.backToMain).toBeFocused();
  });

  test('a screen that becomes wide has a sidebar', async ({page}) => {
    await openPage(page, '/docs/spring/');
    await page.setViewportSize({width: 1280, height: 844});
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText(
      'spring()',
    );
    const category = sidebar.getByRole('button', {name: '@remotion/paths'});
    await category.click();
    await expect(category).toHaveAttribute('aria-expanded', 'true');

    await page.setViewportSize(PHONE);
    await expect(sidebar).toBeHidden();
  });
});
