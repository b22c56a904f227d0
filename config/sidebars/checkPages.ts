import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {addTrailingSlash} from '@docusaurus/utils-common';
import type {PlannedPage} from '../routes';
import {listEntries, placeOf, type SidebarEntry} from './entries';

/** What sidebars are held against. */
export type SitePages = {
  /** Ids of all pages of the documentation that are written. */
  readonly docIds: readonly string[];
  /** Ids of pages that no sidebar shows, with the reason of each. */
  readonly standalone: Readonly<Record<string, string>>;
  /** Pages that are not written. */
  readonly planned: readonly PlannedPage[];
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

/** Says where a page belongs: where it was planned, or else beside its neighbors. */
function suggestPosition(
  id: string,
  entries: readonly SidebarEntry[],
  plan: PlannedPage | undefined,
): string {
  if (plan) {
    const isTopLevel = plan.category === '(top level)';
    return `${fileOf(plan.sidebar)}, ${isTopLevel ? 'at the top level' : `in the category "${plan.category}"`}`;
  }
  const places = findNeighbors(id, entries).map(
    ({sidebar, docId = ''}) =>
      `${fileOf(sidebar)}, for example after '${docId}'`,
  );
  return places.join(', or to ') || 'one of the files in config/sidebars/';
}

function describeUnplaced(
  id: string,
  entries: readonly SidebarEntry[],
  plan: PlannedPage | undefined,
): string {
  const page = `The page "${id}" (docs/${id}.mdx) stands in no sidebar.`;
  const alone = `\n  '${id}': '<why no sidebar shows it>',\nto config/sidebars/standalone.ts.`;
  return plan?.sidebar === 'none'
    ? `${page} Add the line${alone}`
    : `${page} Add the line\n  '${id}',\nto ${suggestPosition(id, entries, plan)}. If it is to stand alone, add the line${alone}`;
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
 * listed as standing alone. A page that is written leaves the list of those that
 * are to be.
 *
 * @throws Error with each page, the line to add or to remove, and the file
 */
export function checkPages(
  sidebars: SidebarsConfig,
  {docIds, standalone, planned}: SitePages,
): void {
  const entries = listEntries(sidebars);
  const placed = new Set(entries.map(({docId}) => docId));
  const written = new Set(docIds);
  const plans = new Map(
    planned.map((plan) => [addTrailingSlash(plan.url), plan]),
  );
  const planOf = (id: string): PlannedPage | undefined =>
    plans.get(addTrailingSlash(`/docs/${id}`.replace(/\/index$/, '')));
  const problems = [
    ...docIds
      .filter((id) => !placed.has(id) && !Object.hasOwn(standalone, id))
      .map((id) => describeUnplaced(id, entries, planOf(id))),
    ...Object.keys(standalone).map((id) =>
      describeStandalone(id, written, entries),
    ),
    ...docIds.map((id) => {
      const plan = planOf(id);
      return (
        plan &&
        `config/routes.tsv:${plan.line}: "${plan.url}" is written, in docs/${id}.mdx. Remove the line.`
      );
    }),
  ].filter((problem) => problem !== undefined);
  if (problems.length > 0) {
    throw new Error(problems.join('\n\n'));
  }
}
