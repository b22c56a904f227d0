/**
 * `npm run search:push`: replaces the hosted index with the records of a build,
 * see plugins/search/README.md.
 */
import path from 'node:path';
import {search} from '../config/search';
import {runPush} from '../plugins/search/push';

runPush({
  args: process.argv.slice(2),
  variables: process.env,
  siteDir: path.resolve(__dirname, '..'),
  options: search,
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
