import {loadApi, listApiPackages} from '../../toolkit/model';
import type {Place} from '../api-index/places';
import {packageOf} from '../remark/api/symbols';

/** Where a name is explained. */
export type Link = {
  /** Address from the root of the host, with the heading where there is one. */
  readonly href: string;
  readonly label: string;
  /** The description of the page, if the page is about nothing but the name. */
  readonly description?: string;
};

/** Tells whether a page, by its address, has an element with an id. */
export type HasId = (address: string, id: string) => boolean;

/** Finds the page of an export, whatever subpath it is imported from. */
function findPlace(
  symbol: string,
  places: ReadonlyMap<string, Place>,
): Place | undefined {
  const [specifier = '', name = ''] = symbol.split('#');
  const packageName = packageOf(specifier);
  const specifiers = listApiPackages().includes(packageName)
    ? loadApi(packageName)
        .exports.filter((entry) => entry.name === name)
        .flatMap((entry) => entry.specifiers)
    : [];
  return [specifier, ...specifiers]
    .map((each) => places.get(`${each}#${name}`))
    .find(Boolean);
}

/** Links to the heading of a name on a page, or to the page if it has none. */
function atHeading({doc}: Place, name: string, hasId: HasId): Link {
  const id = name.toLowerCase();
  return hasId(doc.permalink, id)
    ? {href: `${doc.permalink}#${id}`, label: `${doc.title}: ${name}`}
    : {href: doc.permalink, label: doc.title};
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
  places: ReadonlyMap<string, Place>,
  hasId: HasId,
): Link | undefined {
  const place = findPlace(symbol, places);
  const name = symbol.slice(symbol.indexOf('#') + 1);
  if (place) {
    const {doc, isMain} = place;
    return isMain
      ? {
          href: doc.permalink,
          label: doc.title,
          description: doc.description,
        }
      : atHeading(place, name.split('.').at(-1) ?? name, hasId);
  }
  const dot = symbol.lastIndexOf('.');
  if (dot < symbol.indexOf('#')) {
    return undefined;
  }
  const owner = symbol.slice(0, dot);
  const ownerPlace = findPlace(owner, places);
  return ownerPlace
    ? atHeading(ownerPlace, symbol.slice(dot + 1), hasId)
    : findLink(owner, places, hasId);
}
