import {expect, it} from 'vitest';
import {announcementBar} from '../announcementBar';
import {TOOLKIT_VERSION} from '../toolkit';
import {validateTheme} from './themeConfig';

it('is accepted by the theme as it is', () => {
  expect(validateTheme({announcementBar}).announcementBar).toEqual(
    announcementBar,
  );
});

it('can be closed, and comes back with the next release', () => {
  expect(announcementBar.isCloseable).toBe(true);
  expect(announcementBar.id).toContain(TOOLKIT_VERSION);
});
