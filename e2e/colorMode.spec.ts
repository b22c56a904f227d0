import {expect, test} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {expectColorMode} from './support/expectColorMode';
import {openPage, waitForHydration} from './support/openPage';
import {holdPageCode} from './support/pageCode';

test('the color mode is that of the system', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openPage(page, '/');
  await expectColorMode(page, 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expectColorMode(page, 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expectColorMode(page, 'dark');
  await page.emulateMedia({colorScheme: 'no-preference'});
  await page.reload();
  await waitForHydration(page);
  await expectColorMode(page, 'light');
});

for (const [system, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`where the system is ${system} a choice is kept`, async ({page}) => {
    await page.emulateMedia({colorScheme: system});
    const {colorToggle} = new Navbar(page);
    const first = await holdPageCode(page);
    await page.goto('/', {waitUntil: 'commit'});
    await expect(colorToggle).toBeDisabled();
    first.release();
    await waitForHydration(page);
    await expect(colorToggle).toBeEnabled();
    // The icon is decoration and has no role.
    await expect(colorToggle.locator('svg:visible')).toHaveCount(1);

    for (const mode of [other, system, other]) {
      await colorToggle.click();
      await expectColorMode(page, mode);
      await expect(colorToggle).toHaveAccessibleName(
        new RegExp(`currently ${mode} mode`),
      );
    }

    const code = await holdPageCode(page);
    await page.reload({waitUntil: 'commit'});
    await expect(page.getByRole('main')).toBeVisible();
    await expectColorMode(page, other);
    code.release();
    await waitForHydration(page);
    await expectColorMode(page, other);
    await openPage(page, '/docs/');
    await expectColorMode(page, other);
  });
}
