/** Writes the Markdown of a build. The argument is the site, as JSON. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {describeError} from '../framework-patches/errorMessages/describeError';
import {makeLists} from './lists';
import {readTwins, type Site} from './readPages';

/** The system prompt for models that write compositions. */
const PROMPT = '/docs/ai/system-prompt/';

async function write(site: Site): Promise<void> {
  const twins = await readTwins(site);
  const prompt = twins.find(({address}) => address === PROMPT);
  const files = new Map([
    ...twins.map(({twin, markdown}) => [twin, markdown] as const),
    // What programs send along is text to them, whatever it holds.
    ...(prompt
      ? [[`${PROMPT.slice(0, -1)}.txt`, prompt.markdown] as const]
      : []),
    ...(await makeLists(twins, site)),
  ]);
  for (const [file, text] of files) {
    const place = path.join(site.outDir, file);
    await fs.mkdir(path.dirname(place), {recursive: true});
    await fs.writeFile(place, text);
  }
}

write(JSON.parse(process.argv[2] ?? '') as Site).catch((error: unknown) => {
  console.error(describeError(error) ?? error);
  process.exitCode = 1;
});
