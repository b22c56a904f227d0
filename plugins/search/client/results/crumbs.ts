import type {DocSearchHit} from '../searchClient';
import {hierarchyLevels} from '../engine/types';

/**
 * Headings above what a hit is about, from the page down, as the client gives
 * them: HTML without marks.
 */
export function crumbsOf({
  hierarchy,
  type,
}: Pick<DocSearchHit, 'hierarchy' | 'type'>): readonly string[] {
  const end =
    type === 'content' ? hierarchyLevels.length : hierarchyLevels.indexOf(type);
  return hierarchyLevels
    .slice(1, end)
    .flatMap((level) => hierarchy[level] ?? []);
}
