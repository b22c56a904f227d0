// Addresses without a page.
import {expect, test} from '@playwright/test';
import {expectHeading} from './support/expectHeading';
import {openPage} from './support/openPage';

test('a mistyped address shows the pages that were meant', async ({page}) => {
  const response = await openPage(page, '/docs/interpolat');
  expect(response?.status()).toBe(404);
  await expectHeading(page, 'Page Not Found');
  await expect(page).toHaveTitle('Page Not Found | Remotion');
  const suggestions = page.getByRole('heading', {
    name: 'Did you mean one of these?',
  });
  await expect(suggestions).toBeVisible();
  const links = page.getByRole('main').getByRole('listitem');
  await expect(links.first()).toContainText('interpolate()');
  expect(await links.count()).toBeLessThanOrEqual(5);
  await links.first().getByRole('link').click();
  await expect(page).toHaveURL('/docs/interpolate/');
  await expectHeading(page, 'interpolate()');
  await page.goBack();
  await expectHeading(page, 'Page Not Found');

  for (const [address, meant] of [
    ['/docs/player/instalation/', '/docs/player/installation/'],
    ['/template/', '/templates/'],
    ['/docs/useCurrentFrames/', '/docs/use-current-frame/'],
  ] as const) {
    await openPage(page, address);
    await expect(links.first().getByRole('link'), address).toHaveAttribute(
      'href',
      meant,
    );
  }

  await openPage(page, '/zzqqxxkkjj/');
  await expectHeading(page, 'Page Not Found');
  await page.waitForLoadState('networkidle');
  await expect(links, 'nonsense').toHaveCount(0);
  await expect(suggestions).toHaveCount(0);
});

test('an address like no page leads to its section', async ({page}) => {
  await openPage(page, '/docs/player/nothing/');
  const main = page.getByRole('main');
  // What has nothing to do with the address is worse than its section alone.
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await expect(main.getByRole('listitem').getByRole('link')).toHaveAttribute(
    'href',
    '/docs/player/',
  );
  const field = main.getByRole('searchbox', {name: 'Search docs'});
  await field.click();
  // A slash leads to the search elsewhere; here it is text.
  await page.keyboard.type('cli/render');
  await expect(field).toHaveValue('cli/render');
  await expect(page).toHaveURL('/docs/player/nothing/');
  await field.fill('spring');
  await field.press('Enter');
  await expect(page).toHaveURL('/search/?q=spring');
  await expect(
    main.getByRole('link', {name: /spring\(\)/}).first(),
  ).toBeVisible();
});
