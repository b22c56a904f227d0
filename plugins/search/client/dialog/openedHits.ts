/** Recent searches where the browser stores nothing: until the page is left. */
import type {DocSearchHit} from '../searchClient';
import {hierarchyLevels} from '../engine/types';
import type {StartLink} from './readLately';

/** As many as `@docsearch/react` 3.9.0 keeps in the storage. */
const MOST = 7;

let opened: readonly StartLink[] = [];

/** The results that were opened, the last one first. */
export const listOpened = (): readonly StartLink[] => opened;

/** Keeps the result that has this address; nothing where none has it. */
export function keepOpened(hits: readonly DocSearchHit[], to: string): void {
  const hit = hits.find(({url}) => url === to);
  if (hit) {
    const html = hierarchyLevels
      .slice(1)
      .flatMap((level) => hit.hierarchy[level] ?? [])
      .join(' › ');
    const label = new DOMParser().parseFromString(html, 'text/html').body
      .textContent;
    const others = opened.filter((link) => link.to !== to);
    opened = [{label, to}, ...others].slice(0, MOST);
  }
}
