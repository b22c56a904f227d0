import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {listEntries, placeOf, type SidebarEntry} from './entries';

/** What sidebars are held against. */
export type SitePages = {
  /** Ids of all pages of the documentation that are written. */
  readonly docIds: readonly string[];
  /** Ids of pages that no sidebar shows, with the reason of each. */
  readonly standalone: Readonly<Record<string, string>>;
};

/** Ids of the pages in a folder of documentation, as sidebars name them. */
export function listDocIds(docsDir: string): string[] {
  return (
    fs
      .readdirSync(docsDir, {recursive: true, encoding: 'utf8'})
      .map((file) => file.split(path.sep).join('/'))
      // A leading underscore marks what is no page, but part of one.
      .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file))
      .map((file) => file.replace(/\.mdx?$/, ''))
      .sort()
  );
}

/** The file of a sidebar: `mainSidebar` is in `config/sidebars/main.ts`. */
function fileOf(sidebar: string): string {
  return `config/sidebars/${sidebar.replace(/Sidebar$/, '')}.ts`;
}

/** The last page of each sidebar that is in the same folder, or in one above. */
function findNeighbors(
  id: string,
  entries: readonly SidebarEntry[],
): SidebarEntry[] {
  const folder = path.posix.dirname(id);
  const neighbors = new Map(
    entries
      .filter(
        ({docId}) =>
          docId !== undefined && path.posix.dirname(docId) === folder,
      )
      .map((entry) => [entry.sidebar, entry]),
  );
  return neighbors.size > 0 || folder === '.'
    ? [...neighbors.values()]
    : findNeighbors(folder, entries);
}

/** Says where a page belongs: beside its neighbors. */
function suggestPosition(id: string, entries: readonly SidebarEntry[]): string {
  const places = findNeighbors(id, entries).map(
    ({sidebar, docId = ''}) =>
      `${fileOf(sidebar)}, for example after '${docId}'`,
  );
  return places.join(', or to ') || 'one of the files in config/sidebars/';
}

function describeUnplaced(
  id: string,
  entries: readonly SidebarEntry[],
): string {
  return `The page "${id}" (docs/${id}.mdx) stands in no sidebar. Add the line
  '${id}',
to ${suggestPosition(id, entries)}. If it is to stand alone, add the line
  '${id}': '<why no sidebar shows it>',
to config/sidebars/standalone.ts.`;
}

function describeStandalone(
  id: string,
  docIds: ReadonlySet<string>,
  entries: readonly SidebarEntry[],
): string | undefined {
  const entry = entries.find(({docId}) => docId === id);
  const reason = entry
    ? `stands in a sidebar, in ${placeOf(entry)}`
    : docIds.has(id)
      ? undefined
      : 'does not exist';
  return (
    reason &&
    `config/sidebars/standalone.ts: the page "${id}" ${reason}. Remove the line.`
  );
}

/**
 * Stops the build where a written page has no place: in no sidebar and not
 * listed as standing alone.
 *
 * @throws Error with each page, the line to add or to remove, and the file
 */
export function checkPages(
  sidebars: SidebarsConfig,
  {docIds, standalone}: SitePages,
): void {
  const entries = listEntries(sidebars);
  const placed = new Set(entries.map(({docId}) => docId));
  const written = new Set(docIds);
  const problems = [
    ...docIds
      .filter((id) => !placed.has(id) && !Object.hasOwn(standalone, id))
      .map((id) => describeUnplaced(id, entries)),
    ...Object.keys(standalone).map((id) =>
      describeStandalone(id, written, entries),
    ),
  ].filter((problem) => problem !== undefined);
  if (problems.length > 0) {
    throw new Error(problems.join('\n\n'));
  }
}
