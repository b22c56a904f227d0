import {removeTrailingSlash} from '@docusaurus/utils-common';
import type {Redirect} from '../../../config/redirects';
import type {ToolkitLink} from './collect';
import type {BuiltSite} from '../../../plugins/builtSite';

/** What links are resolved against. */
export type Context = {
  readonly site: BuiltSite;
  readonly redirects: readonly Redirect[];
  /** Addresses that are not answered, with the reason of each. */
  readonly elsewhere: Readonly<Record<string, string>>;
};

/** A link and where it leads. */
export type Outcome = {readonly link: ToolkitLink} & (
  | {readonly kind: 'resolved'}
  | {readonly kind: 'broken'; readonly problem: string; readonly remedy: string}
);

/** Ids that differ from an anchor in punctuation only, or of which one contains the other. */
function suggestIds(anchor: string, ids: ReadonlySet<string>): string[] {
  const plain = (id: string): string =>
    id.toLowerCase().replace(/[^a-z0-9]/g, '');
  const wanted = plain(anchor);
  return [...ids].filter((id) => {
    const own = plain(id);
    return own.length > 3 && (own.includes(wanted) || wanted.includes(own));
  });
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    // Browsers use an anchor unchanged if it is not a valid escape.
    return anchor;
  }
}

function resolveAnchor(
  page: string,
  anchor: string,
  ids: ReadonlySet<string>,
): {problem: string; remedy: string} | undefined {
  if (anchor === '' || ids.has(anchor)) {
    return undefined;
  }
  const near = suggestIds(anchor, ids);
  return {
    problem: `${page} has no element with the id "${anchor}"`,
    remedy: `Write {/* #${anchor} */} after the heading that explains it, or, where that has its own id, <span id="${anchor}" /> on a line above.${near.length > 0 ? ` Near it are: ${near.join(', ')}.` : ''}`,
  };
}

/** Resolves an address that is completed at run time: there have to be pages below it. */
function resolvePrefix(
  link: ToolkitLink,
  address: string,
  site: BuiltSite,
): Outcome {
  if (site.hasPageBelow(address)) {
    return {link, kind: 'resolved'};
  }
  return {
    link,
    kind: 'broken',
    problem: `no page is below ${address}`,
    remedy:
      'Add the pages whose names packages put after it, or redirect each of them in config/redirects.ts.',
  };
}

/** Finds out where a link leads. */
export function resolveLink(
  link: ToolkitLink,
  {site, redirects, elsewhere}: Context,
): Outcome {
  const {pathname, hash} = new URL(link.address, 'https://site.invalid');
  // The home page is all slash.
  const asked = removeTrailingSlash(decode(pathname)) || '/';
  const anchor = decode(hash.slice(1));
  const resolved: Outcome = {link, kind: 'resolved'};
  if (Object.hasOwn(elsewhere, asked)) {
    return resolved;
  }
  if (link.isPrefix) {
    return resolvePrefix(link, asked, site);
  }
  const redirect = redirects.find(({from}) => from === asked);
  if (redirect && !redirect.to.startsWith('/')) {
    return resolved;
  }
  const page = redirect ? removeTrailingSlash(redirect.to) : asked;
  const ids = site.idsOf(page);
  if (ids) {
    const problem = resolveAnchor(page, anchor, ids);
    return problem ? {link, kind: 'broken', ...problem} : resolved;
  }
  if (site.hasFile(page)) {
    return resolved;
  }
  return {
    link,
    kind: 'broken',
    problem: `the build has no ${page}${redirect ? `, to which config/redirects.ts leads ${asked}` : ''}`,
    remedy: redirect
      ? 'Correct the redirect.'
      : `Add {from: '${asked}', to: …} to config/redirects.ts, or the address and the reason to scripts/checks/toolkitLinks/elsewhere.ts.`,
  };
}

/** Addresses that count as answered elsewhere although no package has them. */
export function findStale(
  links: readonly ToolkitLink[],
  elsewhere: Context['elsewhere'],
): string[] {
  const addresses = new Set(
    links.map(({address}) =>
      removeTrailingSlash(new URL(address, 'https://site.invalid').pathname),
    ),
  );
  return Object.keys(elsewhere).filter((address) => !addresses.has(address));
}
