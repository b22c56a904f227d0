// F21: visitors whose clock, time zone or language is not that of the build.
import {expect, test} from '@playwright/test';
import {MISSING_PATH, pageKinds} from './support/pageKinds';
import {openPage} from './support/openPage';
import {watchPage} from './support/watchPage';

for (const {timezoneId, locale, now} of [
  {timezoneId: 'Etc/GMT+12', locale: 'fa-IR', now: '2001-01-01T00:00:00Z'},
  {timezoneId: 'Etc/GMT-14', locale: 'tr-TR', now: '2051-12-31T23:59:59Z'},
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({timezoneId, locale});

    test(`F21: no page differs from what was built, in ${locale} and on ${now}`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      const watch = watchPage(page);
      await page.clock.install({time: now});
      for (const {path} of pageKinds) {
        await openPage(page, path);
        // The browser itself reports the status of the page that is not there.
        const seen = watch.all().filter((line) => !line.includes(MISSING_PATH));
        expect.soft(seen, path).toEqual([]);
        watch.clear();
      }
    });
  });
}
