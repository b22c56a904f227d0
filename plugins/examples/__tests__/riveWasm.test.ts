import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {riveWasmRule} from '../riveWasm';

const FILE = path.resolve(
  __dirname,
  '../../../node_modules/@remotion/rive/dist/esm/index.mjs',
);

it('the address of the Rive runtime is found and replaced', () => {
  const {search, flags, replace} = riveWasmRule.options;
  const source = fs.readFileSync(FILE, 'utf8');
  expect(FILE).toMatch(riveWasmRule.test);
  expect(source).toMatch(/https:\/\/unpkg\.com/);
  const result = source.replace(new RegExp(search, flags), replace);
  expect(result).toContain(`locateFile: () => ${replace}`);
  expect(result).not.toMatch(/https?:\/\//);
});
