import {expect, test, type Page, type Route} from '@playwright/test';
import {SearchDialog} from '../pages/SearchDialog';
import {findViolations} from '../support/findViolations';
import {openPage} from '../support/openPage';
import {watchPage} from '../support/watchPage';

const HOST = 'https://testappid-dsn.algolia.net';
const SERVICE =
  /^https:\/\/testappid(?:-dsn|-\d)?\.algolia(?:net)?\.(?:net|com)\//i;

type Request = {
  readonly indexName: string;
  readonly query: string;
  readonly page: number;
  readonly facetFilters?: unknown;
};

const HIT = {
  objectID: 'hosted#1',
  type: 'lvl1',
  url: 'https://www.remotion.dev/docs/spring/',
  anchor: null,
  section: 'api',
  hierarchy: {lvl0: 'Tips & tricks', lvl1: 'From the service <b>'},
  content: null,
  _highlightResult: {
    hierarchy: {
      lvl0: {value: 'Tips & tricks', matchLevel: 'none'},
      lvl1: {value: 'From the <mark>service</mark> <b>', matchLevel: 'full'},
    },
  },
  _snippetResult: {
    hierarchy: {lvl1: {value: 'From the <mark>service</mark> <b>'}},
  },
};

/** Answers as the service does; gives what it was asked. */
async function answerAsService(page: Page, nbHits = 41): Promise<Request[]> {
  const asked: Request[] = [];
  await page.route(SERVICE, async (route: Route) => {
    const {requests} = route.request().postDataJSON() as {
      requests: Request[];
    };
    asked.push(...requests);
    await route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      json: {
        results: requests.map(({query, page: number}) => ({
          index: 'test-index',
          query,
          page: number,
          nbPages: 3,
          nbHits,
          hitsPerPage: 20,
          hits: [HIT],
        })),
      },
    });
  });
  return asked;
}

test('the service answers, with the filters of the page', async ({page}) => {
  const asked = await answerAsService(page);
  await openPage(page, '/docs/');
  await expect(
    page.locator('link[rel="preconnect"][href*="algolia"]'),
  ).toHaveAttribute('href', new RegExp(HOST, 'i'));
  const dialog = new SearchDialog(page);
  await dialog.ask('service');
  await expect(dialog.results).toHaveCount(1);
  await expect(dialog.results).toContainText('From the service <b>');
  await expect(dialog.root.getByText('Tips & tricks')).toBeVisible();
  await expect(dialog.count).toHaveText('41 results');
  expect(asked.at(-1)).toMatchObject({
    indexName: 'test-index',
    query: 'service',
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ],
  });
  await dialog.section('API').check();
  await expect
    .poll(() => asked.at(-1)?.facetFilters)
    .toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ['section:api'],
    ]);
  expect(await findViolations(page)).toEqual([]);
  await dialog.results.getByRole('link').click();
  await expect(page).toHaveURL('/docs/spring/');
});

test('the search page asks without the filters of a page', async ({page}) => {
  const asked = await answerAsService(page);
  await openPage(page, '/search/?q=service&page=2');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('41 results for "service"');
  await expect(
    main.getByRole('navigation', {name: 'Pages of results'}),
  ).toContainText('Page 2 of 3');
  expect(asked.at(-1)).toMatchObject({page: 1, facetFilters: []});
});

test('F6: where the service fails, its own index answers', async ({page}) => {
  const {errors} = watchPage(page);
  for (const [what, answer] of [
    ['is down', (route: Route) => route.abort()],
    ['refuses', (route: Route) => route.fulfill({status: 403, body: '{}'})],
    ['is overloaded', (route: Route) => route.fulfill({status: 429, body: ''})],
    ['fails', (route: Route) => route.fulfill({status: 500, body: ''})],
    ['sends nonsense', (route: Route) => route.fulfill({body: '<html>'})],
    ['is silent', () => Promise.resolve()],
  ] as const) {
    await test.step(`it ${what}`, async () => {
      await page.route(SERVICE, answer);
      const dialog = await SearchDialog.open(page, 'spring');
      await expect(dialog.results.first()).toContainText('spring()');
      const alert = dialog.root.getByRole('alert');
      await expect(alert).toContainText('Unable to fetch results');
      await expect(alert).toContainText(
        'You might want to check your network connection.',
      );
      expect(errors).toEqual([]);

      await page.unroute(SERVICE);
      await answerAsService(page, 1);
      await alert.getByRole('button', {name: 'Try the service again'}).click();
      await expect(dialog.results.first()).toContainText('From the service');
      await expect(alert).toBeEmpty();
      await expect(
        dialog.root.getByRole('link', {name: 'See 1 result', exact: true}),
      ).toBeVisible();
      await page.unroute(SERVICE);
    });
  }
});

test('F6: where both indexes fail, or hang, the dialog says so', async ({
  page,
}) => {
  await page.route('**/search/*.json', (route) => route.abort());
  const dialog = await SearchDialog.open(page, 'spring');
  await expect(dialog.root.getByRole('alert')).toContainText(
    'Unable to fetch results',
  );
  await expect(
    dialog.root.getByRole('button', {name: 'Try again'}),
  ).toBeVisible();

  await page.clock.install();
  await page.unrouteAll();
  await page.route(SERVICE, () => undefined);
  await page.route('**/search/*.json', () => undefined);
  await openPage(page, '/docs/');
  await dialog.ask('spring');
  await page.clock.runFor(6000);
  await expect(dialog.count).toHaveText(/^The search is slow to respond/);
  await page.clock.runFor(10_000);
  await expect(dialog.root.getByRole('alert')).toContainText(
    'Unable to fetch results',
  );
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await answerAsService(page);
  await dialog.root.getByRole('button', {name: 'Try again'}).click();
  await expect(dialog.results.first()).toContainText('From the service');
});
