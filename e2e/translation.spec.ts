import {expect, test} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {expectColorMode} from './support/expectColorMode';
import {expectNoCrash} from './support/expectHeading';
import {MISSING_PATH} from './support/pageKinds';
import {translateText} from './support/translateText';
import {openWatched, watchPage} from './support/watchPage';

/** One page of each layout; what is inside them is drawn by the same code. */
for (const [layout, path] of [
  ['marketing page', '/'],
  ['list with filters', '/templates/'],
  ['documentation page with a player', '/docs/player/examples/'],
  ['list of posts', '/blog/'],
  ['not-found page', MISSING_PATH],
] as const) {
  test(`F17: a translated ${layout} still works`, async ({page}) => {
    const {errors} = watchPage(page);
    await page.emulateMedia({colorScheme: 'light'});
    const navbar = await Navbar.open(page, path);
    expect(await translateText(page)).toBeGreaterThan(20);
    await navbar.colorToggle.click();
    await expectColorMode(page, 'dark');
    const [link, target] =
      path === '/' ? [navbar.link('[API]'), '/docs/api/'] : [navbar.logo, '/'];
    await link.click();
    await expect(page).toHaveURL(target);
    await expectNoCrash(page);
    await translateText(page);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expectNoCrash(page);
    expect(errors).toEqual([]);
  });
}

test('F17: a translated search page shows new results', async ({page}) => {
  const {errors} = await openWatched(page, '/search/?q=spring');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toBeVisible();
  await translateText(page);
  const field = main.getByRole('searchbox');
  await field.fill('zzzzzz');
  await field.fill('');
  await field.fill('interpolate');
  await expect(
    main.getByRole('link', {name: /interpolate\(\)/}).first(),
  ).toBeVisible();
  await expectNoCrash(page);
  expect(errors).toEqual([]);
});
