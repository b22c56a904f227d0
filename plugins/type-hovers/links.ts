import {findExport, parseKey} from '../../toolkit/model';
import {typeId, type DocsIndex, type DocumentedSymbol} from '../docs-index';

/** Where a name is explained. */
export type Link = {
  /** Address below the site's base, with the heading where there is one. */
  readonly href: string;
  readonly label: string;
  /** The description of the page, if the page is about nothing but the name. */
  readonly description?: string;
};

/** Tells whether a page, by its address, has an element with an id. */
export type HasId = (address: string, id: string) => boolean;

/** An export that has a page, whatever subpath a page or a sample imports it from. */
function findDocumented(
  symbol: string,
  {symbols}: DocsIndex,
): DocumentedSymbol | undefined {
  const {specifier, name} = parseKey(symbol);
  return [specifier, ...(findExport(symbol)?.specifiers ?? [])]
    .map((each) => symbols.get(`${each}#${name}`)?.[0])
    .find(Boolean);
}

/** Links to the heading or declaration of a name on a page, or else to the page. */
function atHeading(
  {page: {address, title}}: DocumentedSymbol,
  name: string,
  hasId: HasId,
): Link {
  const id = [name.toLowerCase(), typeId(name)].find((each) =>
    hasId(address, each),
  );
  return id
    ? {href: `${address}#${id}`, label: `${title}: ${name}`}
    : {href: address, label: title};
}

/**
 * Finds where a symbol is explained: on its own page, at its heading on a page
 * about several exports, or at its heading on the page of its owner.
 *
 * @param symbol `remotion#spring`, or with a member `remotion#Composition.fps`
 * @returns nothing where no page of the site is about it or its owners
 */
export function findLink(
  symbol: string,
  index: DocsIndex,
  hasId: HasId,
): Link | undefined {
  const documented = findDocumented(symbol, index);
  if (documented?.isMain) {
    const {address, title, description} = documented.page;
    return {href: address, label: title, description};
  }
  const {specifier, name} = parseKey(symbol);
  const [last = '', ...owners] = name.split('.').reverse();
  const owner = `${specifier}#${owners.reverse().join('.')}`;
  const explaining =
    documented ?? (owners.length > 0 && findDocumented(owner, index));
  if (explaining) {
    return atHeading(explaining, last, hasId);
  }
  return owners.length > 0 ? findLink(owner, index, hasId) : undefined;
}
