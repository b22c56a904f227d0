/**
 * Checks that each link to the site that an installed package prints, or has in
 * its types and texts, leads somewhere in the build, anchor included:
 * `npm run check:toolkit-links`.
 */
import fs from 'node:fs';
import path from 'node:path';
import {redirects} from '../../../config/redirects';
import {listApiPackages, loadApi} from '../../../toolkit/model';
import {runMain} from '../../runMain';
import {collectLinks} from './collect';
import {ELSEWHERE} from './elsewhere';
import {formatBroken, summarize} from './report';
import {findStale, resolveLink, type Context} from './resolve';
import {openBuiltSite} from '../../../plugins/builtSite';

/**
 * Checks the links against a build and prints the result.
 *
 * @returns whether every link leads somewhere
 */
export function checkToolkitLinks(buildDir: string): boolean {
  if (!fs.existsSync(path.join(buildDir, 'index.html'))) {
    console.error(
      `${buildDir} has no build of the site, which links are resolved against.\nRun: npm run build`,
    );
    return false;
  }
  const links = collectLinks(listApiPackages().map(loadApi));
  const context: Context = {
    site: openBuiltSite(buildDir),
    redirects,
    elsewhere: ELSEWHERE,
  };
  const outcomes = links.map((link) => resolveLink(link, context));
  const stale = findStale(links, ELSEWHERE).map(
    (address) =>
      `scripts/checks/toolkitLinks/elsewhere.ts: no package has a link to "${address}" any more. Remove the entry.`,
  );
  const problems = [formatBroken(outcomes), ...stale].filter(Boolean);
  console.log(summarize(outcomes));
  if (problems.length > 0) {
    console.error(`\n${problems.join('\n\n')}`);
  }
  return problems.length === 0;
}

if (require.main === module) {
  void runMain(() =>
    checkToolkitLinks(path.resolve(__dirname, '../../../build')),
  );
}
