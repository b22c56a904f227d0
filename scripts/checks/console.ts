/**
 * Opens every page of a build, or those whose addresses are given, and listens
 * to the console: an error, a warning or a request to another host is a fault.
 * `npm run check:console`, or `npm run check:console -- /docs/ /docs/spring/`.
 */
import {runMain} from '../runMain';
import {listPages, readPages} from './readPages';

const BUILD = 'build';

void runMain(async () => {
  const pages = listPages(BUILD);
  const named = process.argv.slice(2);
  const unknown = named.find((address) => !pages.includes(address));
  if (unknown !== undefined) {
    throw new Error(
      `The build has no page at "${unknown}". Give addresses with a slash at both ends, or none for all pages.`,
    );
  }
  const addresses = named.length > 0 ? named : pages;
  const failed = await readPages([BUILD], addresses, async (address, tabs) => {
    const seen = await Promise.all(tabs.map((open) => open(address)));
    return seen.flatMap(({messages}) => messages).join('\n') || undefined;
  });
  console.log(
    `${addresses.length} of ${pages.length} pages listened to, ${failed} with messages.`,
  );
  return failed === 0 && addresses.length > 0;
});
