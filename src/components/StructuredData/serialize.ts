import {addTrailingSlash} from '@docusaurus/utils-common';

/** Properties whose value is the address of a page. */
const ADDRESSES: ReadonlySet<string> = new Set([
  '@id',
  'item',
  'mainEntityOfPage',
  'url',
]);

function isPage(value: unknown, siteUrl: string): value is string {
  return (
    typeof value === 'string' &&
    value.startsWith(siteUrl) &&
    !/#|\.\w+$/.test(value.slice(siteUrl.length))
  );
}

/**
 * Structured data as it is put into a page. What the framework says of posts and
 * breadcrumbs is corrected on the way: its addresses lack the slash at their end,
 * and it takes each author for a person, while those of this site are teams.
 *
 * @param siteUrl origin of the site, without a slash at the end
 */
export function serialize(data: object, siteUrl: string): string {
  return JSON.stringify(data, (key, value: unknown) => {
    if (key === 'author') {
      return {...(value as object), '@type': 'Organization'};
    }
    if (ADDRESSES.has(key) && isPage(value, siteUrl)) {
      return addTrailingSlash(value);
    }
    return Array.isArray(value) && value.length === 0 ? undefined : value;
    // A title such as "<script>" must not end the element.
  }).replaceAll('<', '\\u003c');
}
