/**
 * Keeps `config/addresses.txt` true: every public address of the site, one a line
 * and below the base. A review shows by it which pages come and go, and no address
 * that somebody may have a link to is lost without a redirect.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {addTrailingSlash} from '@docusaurus/utils-common';
import {env} from '../../config/env';
import {redirects, type Redirect} from '../../config/redirects';
import {findClashes} from './findClashes';

/** The file of the addresses, relative to the site. */
export const ADDRESSES_FILE = 'config/addresses.txt';

/**
 * The committed addresses of a site, sorted: a merge keeps the lines of both
 * branches, in whatever order. None where there is no file yet.
 */
export async function readAddresses(siteDir: string): Promise<string[]> {
  const text = await fs
    .readFile(path.join(siteDir, ADDRESSES_FILE), 'utf8')
    .catch(() => '');
  return [...new Set(text.split(/\r?\n/).filter(Boolean))].sort();
}

/** Addresses of the pages of a site, below the base and sorted. */
export function listAddresses({
  routesPaths,
  baseUrl,
}: Pick<Props, 'routesPaths' | 'baseUrl'>): string[] {
  const addresses = routesPaths
    .map((route) => `/${route.slice(baseUrl.length)}`)
    .filter((address) => address.endsWith('/'));
  return [...new Set(addresses)].sort();
}

function describeLost(address: string): string {
  return `${ADDRESSES_FILE}: there is no page at ${address} any more. Add the line
  {from: '${address.replace(/\/$/, '')}', to: '/docs/…/'},
to config/redirects.ts, with the address of the page that took its place. Remove the line from ${ADDRESSES_FILE} only if nobody can have a link to it.`;
}

/** What the committed addresses are beside those of the pages. */
export type Comparison = {
  /** What the file is to hold. A lost address stays, so that it is still missed. */
  readonly addresses: readonly string[];
  /** One text for each address that is neither a page nor a redirect to one. */
  readonly lost: readonly string[];
  /** What the file lacks (`+`) and has in excess (`-`). */
  readonly changes: readonly string[];
};

/** Compares the committed addresses with those of the pages. */
export function compareAddresses(
  committed: readonly string[],
  pages: readonly string[],
  redirectList: readonly Redirect[],
): Comparison {
  const known = new Set(committed);
  const kept = new Set(pages);
  const redirected = new Set(
    redirectList
      .filter(({to}) => !to.startsWith('/') || kept.has(to))
      .map(({from}) => addTrailingSlash(from)),
  );
  const gone = committed.filter((address) => !kept.has(address));
  const lost = gone.filter((address) => !redirected.has(address));
  return {
    addresses: [...pages, ...lost].sort(),
    lost: lost.map(describeLost),
    changes: [
      ...pages.filter((each) => !known.has(each)).map((each) => `+ ${each}`),
      ...gone.filter((each) => redirected.has(each)).map((each) => `- ${each}`),
    ],
  };
}

/** What is wrong with the committed addresses, and what to do. */
export function describeProblems({lost, changes}: Comparison): string[] {
  return changes.length === 0
    ? [...lost]
    : [
        ...lost,
        `${ADDRESSES_FILE} is not up to date. Run "npm run fix" and commit the file, which changes:\n  ${changes.join('\n  ')}`,
      ];
}

/**
 * Holds `config/addresses.txt` to the pages that were built. In CI it stops the
 * build where the file differs or an address is lost, elsewhere it warns. Two pages with
 * one address stop it everywhere.
 */
export default function addressesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'addresses',
    allContentLoaded({allContent}) {
      const pages = Object.entries(allContent).filter(([name]) =>
        name.startsWith('docusaurus-plugin-content-'),
      );
      const clashes = findClashes(pages, siteDir);
      if (clashes.length > 0) {
        throw new Error(clashes.join('\n'));
      }
    },
    async postBuild(site) {
      const problems = describeProblems(
        compareAddresses(
          await readAddresses(site.siteDir),
          listAddresses(site),
          redirects,
        ),
      );
      if (problems.length > 0 && env.isCi) {
        throw new Error(problems.join('\n\n'));
      }
      problems.forEach((problem) => console.warn(`[WARNING] ${problem}`));
    },
  };
}
