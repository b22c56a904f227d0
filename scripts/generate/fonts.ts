/**
 * Writes `*-basic.woff2` beside each font of `src/css/fonts/`: the characters that
 * nearly every page needs, in the weights that the site has. `src/css/tokens.css`
 * has browsers load the whole font where a page shows others. The result is
 * committed; run it again when a font changes.
 */
import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import {runMain} from '../runMain';

const fontsDir = path.resolve(__dirname, '../../src/css/fonts');

/** As the ranges in `src/css/tokens.css` say. */
const BASIC = [
  ...Array.from({length: 0x7f - 0x20}, (_, index) => 0x20 + index),
  ...[0xa0, 0xa9, 0xb7, 0xd7],
  ...[0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026, 0x2212],
];

void runMain(async () => {
  const fonts = fs
    .readdirSync(fontsDir)
    .filter((name) => name.endsWith('-normal.woff2'));
  for (const name of fonts) {
    const file = path.join(fontsDir, name);
    const basic = await subsetFont(
      fs.readFileSync(file),
      String.fromCodePoint(...BASIC),
      {targetFormat: 'woff2', variationAxes: {wght: {min: 400, max: 700}}},
    );
    fs.writeFileSync(file.replace('-normal', '-basic'), basic);
    console.log(`${name}: ${basic.length} bytes`);
  }
  return true;
});
