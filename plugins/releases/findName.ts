import type {HistoryEvent} from '../../toolkit/history';
import {loadApi} from '../../toolkit/model';
import {ownerOf} from '../../toolkit/names';
import {addressOfHeading, type DocPage, type DocsIndex} from '../docs-index';
import type {FindName} from './groupReleases';

/** What documents a name, or the export that it is a member of. */
function pagesOf(
  {package: packageName, name}: HistoryEvent,
  {symbols}: DocsIndex,
): DocPage[] {
  const {exports, flags = []} = loadApi(packageName);
  const [exported = name] = name.split(/\(\)|\./);
  const keys = name.startsWith('-')
    ? (flags.find(({flag}) => flag === name)?.commands ?? [])
    : exports
        .filter((entry) => entry.name === exported)
        .flatMap(({specifiers}) => specifiers)
        .map((specifier) => `${specifier}#${exported}`);
  return keys.flatMap((key) => symbols.get(key)?.[0]?.page ?? []);
}

/**
 * Finds where names are documented. Exports, flags and methods of `Config` are all
 * told of, members where a heading names them or, once they are gone, where their
 * export is documented.
 */
export function createFindName(index: DocsIndex): FindName {
  return (event) => {
    const {name, what} = event;
    const owner = ownerOf(name);
    const pages = pagesOf(event, index);
    const isTop = owner === undefined || owner === 'Config';
    if (what === 'removed') {
      return isTop || (ownerOf(owner) === undefined && pages.length > 0)
        ? {}
        : undefined;
    }
    const last = owner === undefined ? name : (name.split('.').at(-1) ?? name);
    const [href = isTop ? pages[0]?.address : undefined] = pages.flatMap(
      (page) => addressOfHeading(last, page) ?? [],
    );
    return href !== undefined ? {href} : isTop ? {} : undefined;
  };
}
