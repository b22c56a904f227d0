/**
 * Keeps `config/addresses.txt`: every public address of the site, sorted, one a
 * line and below the base. A review shows by it which pages come and go, and no
 * address that somebody may have a link to is lost without a redirect.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addTrailingSlash} from '@docusaurus/utils-common';
import {env} from '../../config/env';
import {redirects, type Redirect} from '../../config/redirects';

const FILE = 'config/addresses.txt';

/** The committed addresses of a site; none where there is no file yet. */
export async function readAddresses(siteDir: string): Promise<string[]> {
  const text = await fs
    .readFile(path.join(siteDir, FILE), 'utf8')
    .catch(() => '');
  return text.split(/\r?\n/).filter(Boolean);
}

/** Addresses of the pages of a build, below the base. */
function toAddresses(
  routesPaths: readonly string[],
  baseUrl: string,
): string[] {
  return routesPaths
    .map((route) => `/${route.slice(baseUrl.length)}`)
    .filter((address) => address.endsWith('/'));
}

/** What a build does to the committed addresses. */
export type Comparison = {
  /** What the file is to hold. */
  readonly addresses: readonly string[];
  /** In the file, but neither a page nor a redirect to one. */
  readonly lost: readonly string[];
};

/**
 * Compares the committed addresses with those of a build. A lost address stays in
 * the file, so that the next build still misses it.
 */
export function compareAddresses(
  committed: readonly string[],
  built: readonly string[],
  redirectList: readonly Redirect[],
): Comparison {
  const pages = new Set(built);
  const redirected = new Set(
    redirectList
      .filter(({to}) => !to.startsWith('/') || pages.has(to))
      .map(({from}) => addTrailingSlash(from)),
  );
  const lost = committed.filter(
    (address) => !pages.has(address) && !redirected.has(address),
  );
  return {addresses: [...new Set([...built, ...lost])].sort(), lost};
}

function describeLost(address: string): string {
  return `${FILE}: there is no page at ${address} any more. Add the line
  {from: '${address.replace(/\/$/, '')}', to: '/docs/…/'},
to config/redirects.ts, with the address of the page that took its place. Remove the line from ${FILE} only if nobody can have a link to it.`;
}

/** The addresses that the file lacks (`+`) and has in excess (`-`). */
function describeChange(
  committed: readonly string[],
  addresses: readonly string[],
): string {
  const [before, after] = [new Set(committed), new Set(addresses)];
  const lines = [
    ...addresses.filter((each) => !before.has(each)).map((each) => `+ ${each}`),
    ...committed.filter((each) => !after.has(each)).map((each) => `- ${each}`),
  ];
  return lines.map((line) => `\n  ${line}`).join('') || ' in its order';
}

/**
 * Writes `config/addresses.txt` after a build. In CI it writes nothing and stops
 * the build where the file is not what it would write, or an address is lost.
 */
export default function addressesPlugin({
  siteDir,
  baseUrl,
}: LoadContext): Plugin {
  return {
    name: 'addresses',
    async postBuild({routesPaths}) {
      const committed = await readAddresses(siteDir);
      const {addresses, lost} = compareAddresses(
        committed,
        toAddresses(routesPaths, baseUrl),
        redirects,
      );
      const problems = lost.map(describeLost);
      if (addresses.join() !== committed.join()) {
        if (env.isCi) {
          problems.push(
            `${FILE} is not up to date. Run "npm run build" and commit the file, which changes:${describeChange(committed, addresses)}`,
          );
        } else {
          await fs.writeFile(
            path.join(siteDir, FILE),
            addresses.map((address) => `${address}\n`).join(''),
          );
        }
      }
      if (problems.length > 0) {
        const message = problems.join('\n\n');
        if (env.isCi) {
          throw new Error(message);
        }
        console.warn(`[WARNING] ${message}`);
      }
    },
  };
}
