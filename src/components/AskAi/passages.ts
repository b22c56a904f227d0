import type {DocSearchHit} from '@site/plugins/search/client/searchClient';
import {hierarchyLevels} from '@site/plugins/search/client/engine/types';

/** What the search found in one section, as plain text. */
export type Passage = {
  /** Headings from the title of the page down to the section. */
  readonly title: string;
  /** Path and hash on this site. */
  readonly url: string;
  /** The beginning of the section, or what of it matches; empty if unknown. */
  readonly text: string;
};

/** The text of HTML as the search gives it: escaped, without elements. */
function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}

/** A hit as it is quoted. */
export function toPassage({hierarchy, content, url}: DocSearchHit): Passage {
  const title = hierarchyLevels
    .slice(1)
    .flatMap((level) => hierarchy[level] ?? [])
    .join(' › ');
  return {title: plainText(title), url, text: plainText(content ?? '')};
}
