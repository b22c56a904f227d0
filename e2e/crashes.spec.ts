// A page that fails while it is drawn.
import {expect, test, type Locator, type Page} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {emulateSaveData} from './support/emulateConnection';
import {expectHeading} from './support/expectHeading';
import {openPage} from './support/openPage';
import {PAGE_CODE} from './support/pageCode';

const MESSAGE = 'The date cannot be written.';
const CAUSE = 'The calendar is not readable.';
const FIRST_CAUSE = 'The clock stands still.';

/** Lets every page with a date fail, until the function is called. */
async function breakDates(page: Page): Promise<() => Promise<void>> {
  const repair = await page.evaluateHandle(
    ([message, cause, firstCause]) => {
      const {prototype} = Date;
      // eslint-disable-next-line @typescript-eslint/unbound-method -- it is put back
      const {getUTCMonth} = prototype;
      prototype.getUTCMonth = () => {
        throw new Error(message, {
          cause: new Error(cause, {cause: new Error(firstCause)}),
        });
      };
      return () => {
        prototype.getUTCMonth = getUTCMonth;
      };
    },
    [MESSAGE, CAUSE, FIRST_CAUSE] as const,
  );
  return () =>
    repair.evaluate((restore) => {
      restore();
    });
}

function getScreen(page: Page): Locator {
  return page.getByRole('heading', {level: 1, name: 'This page crashed.'});
}

async function openBlog(page: Page): Promise<void> {
  const navbar = new Navbar(page);
  await navbar.openDropdown('Resources');
  await navbar.openMenu.getByRole('link', {name: 'Blog'}).press('Enter');
}

test('a crash says why and leaves the site in order', async ({page}) => {
  await openPage(page, '/about/');
  const repair = await breakDates(page);
  await openBlog(page);
  await expect(getScreen(page)).toBeVisible();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    [MESSAGE, CAUSE, FIRST_CAUSE].join('\n\nCause:\n'),
    {useInnerText: true},
  );
  await expect(page).toHaveURL('/blog/');

  const again = page.getByRole('button', {name: 'Try again'});
  await again.click();
  await expect(getScreen(page)).toBeVisible();
  await expect(alert).toContainText(MESSAGE);

  await new Navbar(page).logo.click();
  await expect(page).toHaveURL('/');
  await expectHeading(page, /^Make videos/);
  await expect(getScreen(page)).toBeHidden();

  await openBlog(page);
  await expect(getScreen(page)).toBeVisible();
  await repair();
  await again.click();
  await expect(getScreen(page)).toBeHidden();
  await expect(
    page.getByRole('main').getByRole('article').first(),
  ).toBeVisible();
});

test('a crash names the item of the navbar at fault', async ({page}) => {
  // The sidebar has lost the page that the item leads to.
  await page.route(/\/main\.[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /("apiSidebar":\{)"link":\{[^}]*\}/,
      '$1',
    );
    await route.fulfill({response, body});
  });
  await page.goto('/about/');
  await expect(getScreen(page)).toBeVisible();
  const alert = page.getByRole('alert');
  for (const text of [
    'A theme navbar item failed to render.',
    '"sidebarId": "apiSidebar"',
    `Sidebar with ID "apiSidebar" doesn't have anything to be linked to.`,
  ]) {
    await expect(alert).toContainText(text);
  }
});

test('a crash before the frame is drawn says why', async ({page}) => {
  await emulateSaveData(page);
  await openPage(page, '/about/');
  // What the blog's pages are made of is lost: scripts of nothing but JSON.
  await page.route(PAGE_CODE, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /exports=JSON\.parse\('.*'\)/s,
      'exports=null',
    );
    await route.fulfill({response, body});
  });
  await openBlog(page);
  await expect(getScreen(page)).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByRole('alert')).toContainText(
    "The page component at /blog/ doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
  );
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();

  await page.unroute(PAGE_CODE);
  await new Navbar(page).goToApi();
  await expectHeading(page, 'API overview');
  await expect(getScreen(page)).toBeHidden();
});
