import {test as base} from '@playwright/test';
import {blockOutside} from './blockOutside';

export {expect} from '@playwright/test';

/** The test function of Playwright, whose pages ask no other machine. */
export const test = base.extend({
  context: async ({context}, provide) => {
    await blockOutside(context);
    await provide(context);
  },
});
