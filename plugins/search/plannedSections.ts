import path from 'node:path';
import {removeTrailingSlash} from '@docusaurus/utils-common';
import {readPlannedPages} from '../../config/routes';
import {loadDocsIndex} from '../docs-index';
import type {PlannedSection} from './client/plannedSection';

/** First page of each sidebar. */
const homes: Readonly<Record<string, string>> = {
  main: '/docs/',
  api: '/docs/api/',
  recorder: '/docs/recorder/',
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

/** The sections that planned pages belong to. */
export async function readPlannedSections(
  siteDir: string,
): Promise<readonly PlannedSection[]> {
  const {pages} = await loadDocsIndex(path.join(siteDir, 'docs'));
  const written = new Set(pages.map(({address}) => address));
  const sections = new Map<string, PlannedSection>();
  for (const {url, sidebar, category} of readPlannedPages()) {
    const page = removeTrailingSlash(url);
    const label = category.replaceAll(' > ', ' › ') || 'the documentation';
    const to = findAbove(page, written) ?? homes[sidebar] ?? '/docs/';
    const key = `${label} ${to}`;
    const others = sections.get(key)?.pages ?? [];
    sections.set(key, {label, to, pages: [...others, page]});
  }
  return [...sections.values()];
}
