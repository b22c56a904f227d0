import {expect, test, type Page} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {SideMenu} from './pages/SideMenu';
import {expectColorMode} from './support/expectColorMode';
import {openPage} from './support/openPage';

const PHONE = {width: 390, height: 844};

test.use({viewport: PHONE});

let menu: SideMenu;

test.beforeEach(({page}) => {
  menu = new SideMenu(page);
});

async function openMenu(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await menu.open();
}

test('narrow screens up to 996 pixels have a side menu, wider ones do not', async ({
  page,
}) => {
  const navbar = new Navbar(page);
  await page.setViewportSize({width: 996, height: 700});
  await openPage(page, '/');
  await expect(menu.toggle).toBeVisible();
  await expect(navbar.dropdown('Products')).toBeHidden();
  await expect(navbar.search).toBeVisible();

  await page.setViewportSize({width: 997, height: 700});
  await expect(menu.toggle).toBeHidden();
  await expect(navbar.dropdown('Products')).toBeVisible();
});

test('the menu opens and closes with its buttons', async ({page}) => {
  await openPage(page, '/');
  await expect(menu.toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.link('Docs')).toBeHidden();

  await menu.toggle.click();
  await expect(menu.toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.link('Docs')).toBeInViewport({ratio: 1});
  await menu.close.click();
  await expect(menu.toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.link('Docs')).toBeHidden();
});

test('the menu has every entry of the wide navbar', async ({page}) => {
  await openMenu(page, '/');
  // Each link on a line of its own, which is as wide and as high as the others.
  const readSize = async (name: string): Promise<number[]> => {
    const box = await menu.link(name).boundingBox();
    return [box?.width ?? NaN, box?.height ?? NaN].map(Math.round);
  };
  const size = await readSize('Docs');
  for (const name of [
    'API',
    'Code repository',
    'Chat community',
    'Remotion on X',
  ]) {
    expect(await readSize(name), name).toEqual(size);
  }
  for (const name of [
    'Products',
    'Resources',
    'Commercial',
    'Versions',
    'Languages',
  ]) {
    await expect(menu.group(name), name).toBeVisible();
  }
});

test('a press on a label opens its entries, the next one closes them', async ({
  page,
}) => {
  await openMenu(page, '/');
  await expect(menu.link('Investors')).toBeHidden();
  await expect(menu.arrow('Commercial')).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await menu.group('Commercial').click();
  await expect(menu.link('Investors')).toBeVisible();
  await expect(menu.arrow('Commercial')).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await menu.group('Commercial').click();
  await expect(menu.link('Investors')).toBeHidden();

  await menu.arrow('Resources').click();
  await expect(menu.link('Support')).toBeVisible();
});

for (const [path, group, entry] of [
  ['/experts/', 'Commercial', 'Experts'],
  ['/success-stories/archive/', 'Commercial', 'Success Stories'],
  ['/blog/4-0/', 'Resources', 'Blog'],
] as const) {
  test(`the group that leads to ${path} is open, and no other`, async ({
    page,
  }) => {
    await openMenu(page, path);
    await expect(menu.link(entry)).toBeVisible();
    await expect(menu.link(entry)).toHaveAttribute('aria-current', 'page');
    for (const name of ['Products', 'Resources', 'Commercial']) {
      await expect(menu.arrow(name), name).toHaveAttribute(
        'aria-expanded',
        String(name === group),
      );
    }
  });
}

test('the menu has the focus while it is open, and gives it back', async ({
  page,
}) => {
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

test('an entry opens its page and closes the menu', async ({page}) => {
  await openMenu(page, '/');
  await menu.group('Resources').click();
  await menu.link('Showcase').click();
  await expect(page).toHaveURL('/showcase/');
  await expect(menu.close).toBeHidden();
});

test('a press beside the menu closes it', async ({page}) => {
  await openMenu(page, '/');
  await page.mouse.click(PHONE.width - 4, 600);
  await expect(menu.close).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('the back button of the browser closes the menu and stays', async ({
  page,
}) => {
  await openPage(page, '/docs/');
  await page.getByRole('link', {name: 'Remotion', exact: true}).first().click();
  await expect(page).toHaveURL('/');
  await menu.open();
  await page.goBack();
  await expect(menu.close).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('the page behind the open menu does not scroll', async ({page}) => {
  await openMenu(page, '/');
  await page.mouse.move(PHONE.width - 4, 600);
  await page.mouse.wheel(0, 500);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a screen that becomes wide closes the menu', async ({page}) => {
  await openMenu(page, '/');
  await page.setViewportSize({width: 1280, height: 800});
  await expect(menu.close).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(menu.toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the menu is not drawn before it is opened', async ({page}) => {
  await openPage(page, '/docs/spring/');
  await expect(menu.close).not.toBeAttached();
  await menu.open();
  await menu.close.click();
  // It slides out, so it stays.
  await expect(menu.close).toBeAttached();
});

test('the color toggle is in the menu', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await openPage(page, '/');
  await expect(menu.colorToggle).toBeHidden();
  await menu.open();
  await menu.colorToggle.click();
  await expectColorMode(page, 'dark');
});

test.describe('on a page of the documentation', () => {
  test('the menu opens with the pages of the sidebar', async ({page}) => {
    await openMenu(page, '/docs/absolute-fill/');
    await expect(menu.link('<AbsoluteFill>')).toBeInViewport({ratio: 1});
    await expect(menu.link('<AbsoluteFill>')).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(menu.link('Docs')).not.toBeInViewport();

    await menu.link('interpolate()').click();
    await expect(page).toHaveURL('/docs/interpolate/');
    await expect(menu.close).toBeHidden();
  });

  test('the current entry is in view, until the reader scrolls the menu', async ({
    page,
  }) => {
    await openMenu(page, '/docs/cli/render/');
    await expect(menu.link('render')).toBeInViewport({ratio: 1});
    await menu.link('API overview').scrollIntoViewIfNeeded();
    await menu.close.click();
    await expect(menu.close).toBeHidden();
    await menu.open();
    await expect(menu.link('API overview')).toBeInViewport({ratio: 1});
    await expect(menu.link('render')).not.toBeInViewport();
  });

  test('a button leads back to the main menu', async ({page}) => {
    await openMenu(page, '/docs/absolute-fill/');
    await menu.backToMain.click();
    await expect(menu.link('Docs')).toBeInViewport({ratio: 1});
    await expect(menu.link('<AbsoluteFill>')).not.toBeInViewport();
    await expect(menu.backToMain).not.toBeInViewport();
    await menu.link('Docs').click();
    await expect(page).toHaveURL('/docs/');
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

  test('the sidebar itself is not shown beside the page', async ({page}) => {
    await openPage(page, '/docs/spring/');
    await expect(
      page.getByRole('navigation', {name: 'Docs sidebar'}),
    ).toBeHidden();
  });

  test('a screen that becomes wide has a sidebar that answers', async ({
    page,
  }) => {
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
