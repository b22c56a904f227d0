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
    const crf = page.getByText(/The option cannot be combined/);
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
    const crf = article.getByText(/The option cannot be combined/);
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

test.describe('the API overview', () => {
  test('lists all packages, and narrows down as one types', async ({page}) => {
    const watch = await openWatched(page, '/docs/api/');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', {level: 3, name: '@remotion/renderer'}),
    ).toBeVisible();
    const filter = main.getByRole('searchbox', {
      name: 'Filter packages and exports',
    });
    await filter.fill('zzz');
    await expect(main.getByText('Nothing is called “zzz”.')).toBeVisible();
    await expect(
      main.getByRole('link', {name: 'search all pages'}),
    ).toHaveAttribute('href', '/search/?q=zzz');
    await filter.fill('rendermed');
    await expect(
      main.getByRole('heading', {level: 3, name: 'remotion', exact: true}),
    ).toBeHidden();
    await main.getByRole('link', {name: 'renderMedia', exact: true}).click();
    await expect(page).toHaveURL('/docs/renderer/render-media/');
    expect(watch.all()).toEqual([]);
  });
});
