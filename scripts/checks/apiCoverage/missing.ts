import type {PlannedPage} from '../../../config/routes';

/** Pages of one category of a sidebar that are not written yet. */
export type MissingCategory = {
  readonly sidebar: string;
  readonly category: string;
  readonly pages: readonly PlannedPage[];
};

/** Pages that are not written, by sidebar and category, in the order of the table. */
export function groupMissing(
  planned: readonly PlannedPage[],
): MissingCategory[] {
  const groups = new Map<string, MissingCategory & {pages: PlannedPage[]}>();
  for (const page of planned) {
    const {sidebar, category} = page;
    const key = `${sidebar}\t${category}`;
    const group = groups.get(key) ?? {sidebar, category, pages: []};
    group.pages.push(page);
    groups.set(key, group);
  }
  return [...groups.values()];
}
