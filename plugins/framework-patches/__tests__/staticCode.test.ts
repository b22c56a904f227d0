import {expect, it} from 'vitest';
import staticCodePlugin from '..';

it('names the module as the theme asks for it', () => {
  const {configureWebpack} = staticCodePlugin();
  const config = (configureWebpack as () => {resolve: {alias: object}})();
  const entries = Object.entries(config.resolve.alias);
  expect(entries).toEqual([
    [expect.stringMatching(/\/lib\/prism-include-languages$/), false],
  ]);
});
