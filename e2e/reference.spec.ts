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
  test('says how to import it and what its members are', async ({page}) => {
    const watch = await openWatched(
      page,
      '/docs/spring/#durationrestthreshold',
    );
    const article = page.getByRole('article');
    await expect(
      article.getByText("import {spring} from 'remotion';").first(),
    ).toBeVisible();
    await expect(article.getByText('spring(options: {').first()).toBeVisible();
    await expect(
      article.getByRole('link', {name: 'Source code'}),
    ).toHaveAttribute('href', /blob\/v[\d.]+\/packages\/core\/src\/spring\//);

    await expect(
      page.getByRole('heading', {level: 3, name: 'durationRestThreshold'}),
    ).toBeInViewport();
    await expect(factsOf(page, 'durationRestThreshold')).toHaveText(
      /number\s*optional\s*default 0\.005/,
    );
    await expect(factsOf(page, 'fps')).toHaveText(/number\s*required/);

    await expect(
      page.getByRole('link', {name: 'Where it works', exact: true}).last(),
    ).toHaveAttribute('href', '#where-it-works');
    await expect(
      page
        .getByRole('region', {name: 'Table: Where it works'})
        .getByRole('row', {name: /Player, .* browsers Yes$/}),
    ).toBeVisible();
    expect(watch.all()).toEqual([]);
  });

  test('says since when, how to install, what types are', async ({page}) => {
    await openPage(page, '/docs/renderer/render-media/');
    await expect(
      page.getByText('Available since 3.0.0', {exact: true}),
    ).toBeVisible();
    await expect(factsOf(page, 'logLevel')).toHaveText(
      /optional.*since 4\.0\.0$/,
    );
    await expect(factsOf(page, 'serveUrl')).not.toContainText('since');
    const article = page.getByRole('article');
    await article.getByRole('tab', {name: 'pnpm'}).first().click();
    await expect(
      article.getByText('pnpm exec remotion add @remotion/renderer'),
    ).toBeVisible();
    // A shared text, in the words of a function.
    const crf = page.getByText(/No other value than/);
    await expect(crf).toContainText("hardwareAcceleration: 'required'");
    await expect(crf.getByRole('link', {name: 'videoBitrate'})).toHaveAttribute(
      'href',
      '#videobitrate',
    );

    await factsOf(page, 'chromiumOptions')
      .getByRole('link', {name: 'ChromiumOptions'})
      .click();
    await expect(page).toHaveURL('/docs/renderer/types/#chromiumoptions');
    await expect(
      page.getByRole('heading', {level: 3, name: 'ChromiumOptions'}),
    ).toBeInViewport();
  });

  test('links a type to its declaration, and unfolds it', async ({page}) => {
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

  test('folds a long type, and links names in its text', async ({page}) => {
    await openPage(page, '/docs/cli/render/');
    const facts = factsOf(page, '--x264-preset');
    await expect(facts.getByText("'placebo'")).toBeHidden();
    await facts.getByText('Type', {exact: true}).click();
    await expect(facts.getByText("'placebo'")).toBeVisible();
    await expect(facts).toContainText('Config.setX264Preset()');

    const article = page.getByRole('article');
    // The same text as on the page of the function, in the words of a command.
    const crf = article.getByText(/No other value than/);
    await expect(crf).toContainText('--hardware-acceleration=required');
    await expect(
      crf.getByRole('link', {name: '--video-bitrate'}),
    ).toHaveAttribute('href', '#--video-bitrate');

    await expect(
      article.getByRole('link', {name: '<Composition>'}).first(),
    ).toHaveAttribute('href', '/docs/composition/');
    await article.getByRole('link', {name: '--buffer-size'}).first().click();
    await expect(
      page.getByRole('heading', {level: 3, name: '--buffer-size'}),
    ).toBeInViewport();
  });
});

test.describe('the overview of a long page', () => {
  const table = (page: Page): Locator =>
    page.getByRole('region', {name: 'Table: Overview'});

  test('leads to each member, filtered as one types', async ({page}) => {
    const watch = await openWatched(page, '/docs/cli/render/');
    const rows = table(page).getByRole('row');
    const links = table(page).getByRole('link');
    const count = await links.count();
    expect(count).toBeGreaterThan(60);
    await expect(
      rows.filter({
        has: page.getByRole('link', {name: '--every-nth-frame', exact: true}),
      }),
    ).toHaveText(/number\s*1\s*Renders the first frame and then only every/);
    const {height} = page.viewportSize() ?? {height: 0};
    const topOf = (part: Locator): Promise<number> =>
      part.evaluate((element) => element.getBoundingClientRect().top);
    const member = page.getByRole('heading', {level: 3, name: '--props'});
    expect((await topOf(member)) - (await topOf(table(page)))).toBeLessThan(
      2 * height,
    );

    const filter = page.getByRole('searchbox', {name: 'Filter names'});
    const result = page.getByRole('search', {name: 'Filter names'});
    await filter.fill('gif loops');
    await expect(links).toHaveText(['--number-of-gif-loops']);
    await expect(result.getByRole('status')).toHaveText(`1 of ${count}`);
    await filter.press('Escape');
    await expect(filter).toHaveValue('');
    await expect(links).toHaveCount(count);
    await filter.fill('x264');
    await links.first().press('Enter');
    await expect(
      page.getByRole('heading', {level: 3, name: '--x264-preset'}),
    ).toBeInViewport();
    expect(watch.all()).toEqual([]);
  });

  test('is folded on a phone', async ({page}) => {
    await page.setViewportSize({width: 375, height: 800});
    await openPage(page, '/docs/renderer/render-media/');
    await expect(table(page)).toBeHidden();
    await page.getByText(/^Overview of \d+ names$/).click();
    await expect(
      table(page).getByRole('link', {name: 'codec', exact: true}),
    ).toBeVisible();
    await openPage(page, '/docs/interpolate/');
    await expect(table(page)).toHaveCount(0);
  });
});

test.describe('the API overview', () => {
  const find = (page: Page, name: string): Locator =>
    page.getByRole('main').getByRole('link', {name, exact: true});

  test('lists all packages, and narrows down as one types', async ({page}) => {
    const watch = await openWatched(page, '/docs/api/');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', {level: 3, name: '@remotion/renderer'}),
    ).toBeVisible();
    await expect(find(page, 'renderMedia')).toHaveCount(0);
    const filter = main.getByRole('searchbox', {
      name: 'Filter packages and exports',
    });
    await filter.fill('zzz');
    await expect(main.getByText('Nothing is called “zzz”.')).toBeVisible();
    await expect(find(page, 'search all pages')).toHaveAttribute(
      'href',
      '/search/?q=zzz',
    );
    await filter.press('Escape');
    await expect(filter).toHaveValue('');
    await filter.fill('rendermed');
    await expect(page).toHaveURL('/docs/api/?name=rendermed');
    await expect(
      main.getByRole('heading', {level: 3, name: 'remotion', exact: true}),
    ).toBeHidden();
    await find(page, 'renderMedia').click();
    await expect(page).toHaveURL('/docs/renderer/render-media/');
    expect(watch.all()).toEqual([]);
  });

  test('takes filters from the address, and unfolds a package', async ({
    page,
  }) => {
    const watch = await openWatched(page, '/docs/api/?kind=hook');
    const main = page.getByRole('main');
    const kind = main.getByRole('combobox', {name: 'Kind'});
    await expect(kind).toHaveValue('hook');
    await expect(find(page, 'useCurrentFrame')).toBeVisible();
    const letters = page.getByRole('navigation', {
      name: 'Filter by first letter',
    });
    await letters.getByRole('link', {name: 'S', exact: true}).click();
    await expect(page).toHaveURL('/docs/api/?kind=hook&letter=S');
    await expect(main.getByText('Nothing is left')).toBeVisible();
    await kind.selectOption('All');
    await expect(find(page, 'spring')).toBeVisible();
    await expect(find(page, 'interpolate')).toHaveCount(0);
    await letters.getByRole('link', {name: 'All', exact: true}).click();
    await expect(page).toHaveURL('/docs/api/');
    await expect(find(page, 'spring')).toHaveCount(0);

    // The contents beside the article have no role of their own.
    await page
      .locator('.table-of-contents')
      .getByRole('link', {name: '@remotion/player', exact: true})
      .click();
    await expect(page).toHaveURL('/docs/api/#remotion-player');
    await expect(find(page, 'Player')).toBeInViewport();
    await main.getByRole('searchbox').fill('playerref');
    await expect(page).toHaveURL('/docs/api/?name=playerref#remotion-player');
    await expect(find(page, 'PlayerRef')).toBeInViewport();
    expect(watch.all()).toEqual([]);
  });
});
