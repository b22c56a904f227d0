import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {readValue} from '../readValue';

/** Values of the query string by name, empty where it has none. */
export type Filters<Name extends string> = Readonly<Record<Name, string>>;

/** Filters from the query string, the address of others, and how to set some. */
type FiltersInAddress<Name extends string> = {
  readonly filters: Filters<Name>;
  readonly addressOf: (changed: Partial<Filters<Name>>) => string;
  readonly setFilters: (changed: Partial<Filters<Name>>) => void;
};

/**
 * The filters in the address. Its hash is kept, or the page would jump.
 *
 * @param known values that can be chosen, by the name of the filter
 */
export function useFilters<Name extends string>(
  names: readonly Name[],
  known: Partial<Record<Name, readonly string[]>> = {},
): FiltersInAddress<Name> {
  const history = useHistory();
  // They are empty on the server and during hydration, so all is shown first.
  const search = useHistorySelector(({location}) => location.search);
  const path = useHistorySelector(({location}) => location.pathname);
  const current = new URLSearchParams(search);
  const merge = (changed: Partial<Filters<Name>>): string => {
    const next = new URLSearchParams(current);
    for (const [name, value] of Object.entries(changed) as [Name, string][]) {
      next.set(name, value);
      if (!value) {
        next.delete(name);
      }
    }
    return next.size > 0 ? `?${next}` : '';
  };
  return {
    filters: Object.fromEntries(
      names.map((name) => {
        const value = current.get(name) ?? '';
        const values = known[name];
        // What is typed keeps its spaces.
        return [name, values ? readValue(value, values) : value];
      }),
    ) as Filters<Name>,
    addressOf: (changed) => path + merge(changed),
    setFilters: (changed) =>
      history.replace({...history.location, search: merge(changed)}),
  };
}
