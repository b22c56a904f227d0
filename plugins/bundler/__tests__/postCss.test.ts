import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {sharePostCss} from '../postCss';

it('sets up plugins once and looks for no configuration', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'post-css-'));
  const file = path.join(dir, 'plugin.cjs');
  fs.writeFileSync(
    file,
    'module.exports = (settings) => ({postcssPlugin: "named", settings});',
  );
  const own = {postcssPlugin: 'own'};
  expect(
    sharePostCss({ident: 'postcss', plugins: [[file, {stage: 2}], own]}),
  ).toEqual({
    ident: 'postcss',
    config: false,
    plugins: [{postcssPlugin: 'named', settings: {stage: 2}}, own],
  });
  fs.rmSync(dir, {recursive: true});
});
