import type {OverviewGroup} from '../../../plugins/remark/api/overview';

/** Keeps the members whose name, type or text has every word of the query. */
export function filterMembers(
  groups: readonly OverviewGroup[],
  query: string,
): readonly OverviewGroup[] {
  const words = query.toLowerCase().split(/\s+/);
  return groups
    .map(({title, rows}) => ({
      title,
      rows: rows.filter(({name, type = '', text = ''}) => {
        const row = `${name} ${type} ${text}`.toLowerCase();
        return words.every((word) => row.includes(word));
      }),
    }))
    .filter(({rows}) => rows.length > 0);
}
