import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage} from './support/openPage';
import {openWatched} from './support/watchPage';

/** What stands below the heading of a member. */
function factsOf(page: Page, name: string): Locator {
  return page
    .getByRole('heading', {level: 3, name})
    .locator('xpath=following-sibling::*[1]');
}

test.describe('a reference page', () => {
  test('says how to import the thing, how to call it and since when', async ({
    page,
  }) => {
    const watch = await openWatched(page, '/docs/spring/');
    const article = page.getByRole('article');
    await expect(
      article.getByText("import {spring} from 'remotion';").first(),
    ).toBeVisible();
    await expect(article.getByText('spring(options: {').first()).toBeVisible();
    await expect(article.getByText('Available from 1.0.0')).toBeVisible();
    expect(watch.all()).toEqual([]);
  });

  test('says below the heading of a member what the packages say', async ({
    page,
  }) => {
    await openPage(page, '/docs/spring/#durationrestthreshold');
    const heading = page.getByRole('heading', {
      level: 3,
      name: 'durationRestThreshold',
    });
    await expect(heading).toBeInViewport();
    await expect(heading).toHaveId('durationrestthreshold');
    const facts = factsOf(page, 'durationRestThreshold');
    await expect(facts).toHaveText(/number\s*optional\s*default 0\.005/);
  });

  test('marks what has to be given', async ({page}) => {
    await openPage(page, '/docs/spring/');
    const facts = factsOf(page, 'fps');
    await expect(facts).toHaveText(/number\s*required/);
  });

  test('links a type to the page that explains it', async ({page}) => {
    await openPage(page, '/docs/renderer/render-media/');
    await factsOf(page, 'chromiumOptions')
      .getByRole('link', {name: 'ChromiumOptions'})
      .click();
    await expect(page).toHaveURL('/docs/renderer/types/#chromiumoptions');
    await expect(
      page.getByRole('heading', {level: 3, name: 'ChromiumOptions'}),
    ).toBeInViewport();
  });

  test('links a type without a heading to its declaration, and unfolds it', async ({
    page,
  }) => {
    await openPage(page, '/docs/prefetch/');
    const declaration = page.getByText('type PrefetchOnProgress =');
    await expect(declaration).toBeHidden();
    await factsOf(page, 'onProgress')
      .getByRole('link', {name: 'PrefetchOnProgress'})
      .click();
    await expect(page).toHaveURL('/docs/prefetch/#type-prefetchonprogress');
    await expect(declaration).toBeInViewport();
    // From another page the framework goes there instead of the browser.
    await page.getByRole('link', {name: 'API', exact: true}).first().click();
    await expect(page).toHaveURL('/docs/api/');
    await page.goBack();
    await expect(declaration).toBeVisible();
  });

  test('folds a long type', async ({page}) => {
    await openPage(page, '/docs/cli/render/');
    const facts = factsOf(page, '--x264-preset');
    await expect(facts.getByText("'placebo'")).toBeHidden();
    await facts.getByText('Type', {exact: true}).click();
    await expect(facts.getByText("'placebo'")).toBeVisible();
    await expect(facts).toContainText('Config.setX264Preset()');
  });

  test('copies of a sample what is shown', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, '/docs/spring/');
    const block = page
      .getByRole('article')
      .locator('pre')
      .filter({hasText: "import {spring} from 'remotion';"})
      .first();
    await block.hover();
    await block
      .locator('xpath=..')
      .getByRole('button', {name: 'Copy code to clipboard'})
      .click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "import {spring} from 'remotion';",
    );
  });
});

test.describe('the API overview', () => {
  test('lists every package and narrows down as one types', async ({page}) => {
    const watch = await openWatched(page, '/docs/api/');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', {level: 3, name: '@remotion/renderer'}),
    ).toBeVisible();
    const filter = main.getByRole('searchbox', {
      name: 'Filter packages and exports',
    });
    await filter.fill('rendermed');
    await expect(
      main.getByRole('heading', {level: 3, name: 'remotion', exact: true}),
    ).toBeHidden();
    await main.getByRole('link', {name: 'renderMedia', exact: true}).click();
    await expect(page).toHaveURL('/docs/renderer/render-media/');
    expect(watch.all()).toEqual([]);
  });

  test('says so when nothing has that name', async ({page}) => {
    await openPage(page, '/docs/api/');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('zzz');
    await expect(main.getByText('Nothing is called “zzz”.')).toBeVisible();
    await main.getByRole('link', {name: 'search all pages'}).click();
    await expect(page).toHaveURL('/search/?q=zzz');
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('is the whole list', async ({page}) => {
      await page.goto('/docs/api/');
      const main = page.getByRole('main');
      await expect(
        main.getByRole('link', {name: 'interpolate', exact: true}),
      ).toBeVisible();
      await expect(main.getByRole('searchbox')).toBeHidden();
    });
  });
});
