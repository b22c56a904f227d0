import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {silentRendererRule} from '../silentRenderer';

const FILE = path.resolve(
  __dirname,
  '../../../node_modules/@remotion/web-renderer/dist/esm/index.mjs',
);

it('the report of the renderer is found and replaced', () => {
  const {search, replace} = silentRendererRule.options;
  const source = fs.readFileSync(FILE, 'utf8');
  expect(FILE).toMatch(silentRendererRule.test);
  expect(source.split(search)).toHaveLength(2);
  // What calls the network is in the function that nothing calls any more.
  const result = source.replace(search, replace);
  expect(result.match(/internalRegisterUsageEvent\(/g)).toHaveLength(1);
  expect(result.match(/unusedUsageEvent/g)).toHaveLength(1);
});
