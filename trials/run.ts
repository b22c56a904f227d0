/**
 * Proves what pages say by running the pinned packages:
 * `npm run trials -- [trial or page…]`. Needs the packages of toolkit/ and a
 * Chromium.
 */
import {runMain} from '../scripts/runMain';
import {closeAll} from './once';
import {runTrials, selectClaims} from './runner';
import {trials} from './trials';

async function main(): Promise<boolean> {
  const selected = selectClaims(trials, process.argv.slice(2));
  try {
    return await runTrials(selected, (line) => console.log(line));
  } finally {
    await closeAll();
  }
}

// Renders that fail may leave connections open.
void runMain(main).then(() => process.exit());
