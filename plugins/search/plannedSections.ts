import {removeTrailingSlash} from '@docusaurus/utils-common';
import type {PlannedSection} from './client/siteData';

/** A page of the documentation that is not written yet. */
export type PlannedPage = {
  readonly url: string;
  /** A name of the option `planned.homes`. */
  readonly sidebar: string;
  /** Categories that it will be in, with ` > ` between. */
  readonly category: string;
};

/** The page above an address, if one is written below `/docs/`. */
function findAbove(
  address: string,
  written: ReadonlySet<string>,
): string | undefined {
  const above = address.slice(0, address.lastIndexOf('/'));
  if (above === '/docs' || above === '') {
    return undefined;
  }
  return written.has(`${above}/`) ? `${above}/` : findAbove(above, written);
}

/**
 * The sections that planned pages belong to.
 *
 * @param homes the first page of each sidebar
 * @param written addresses of the pages that are there
 */
export function toPlannedSections(
  planned: readonly PlannedPage[],
  homes: Readonly<Record<string, string>>,
  written: ReadonlySet<string>,
): readonly PlannedSection[] {
  const sections = new Map<string, PlannedSection>();
  for (const {url, sidebar, category} of planned) {
    const page = removeTrailingSlash(url);
    const label = category.replaceAll(' > ', ' › ') || 'the documentation';
    const to = findAbove(page, written) ?? homes[sidebar] ?? '/docs/';
    const key = `${label} ${to}`;
    const others = sections.get(key)?.pages ?? [];
    sections.set(key, {label, to, pages: [...others, page]});
  }
  return [...sections.values()];
}
