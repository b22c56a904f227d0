import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import type {Filters} from './filterGroups';

/** Filters from the query string, the address of others, and how to set some. */
type FiltersInAddress = {
  readonly filters: Filters;
  readonly addressOf: (changed: Partial<Filters>) => string;
  readonly setFilters: (changed: Partial<Filters>) => void;
};

/** The filters in the address. Its hash is kept, or the page would jump. */
export function useFilters(): FiltersInAddress {
  const history = useHistory();
  // They are empty on the server and during hydration, so all is shown first.
  const search = useHistorySelector(({location}) => location.search);
  const path = useHistorySelector(({location}) => location.pathname);
  const current = new URLSearchParams(search);
  const read = (name: keyof Filters): string => current.get(name) ?? '';
  const merge = (changed: Partial<Filters>): string => {
    const next = new URLSearchParams(current);
    for (const [name, value] of Object.entries(changed)) {
      next.set(name, value);
      if (!value) {
        next.delete(name);
      }
    }
    return next.size > 0 ? `?${next}` : '';
  };
  return {
    filters: {
      name: read('name'),
      kind: read('kind'),
      letter: read('letter'),
    },
    addressOf: (changed) => path + merge(changed),
    setFilters: (changed) =>
      history.replace({...history.location, search: merge(changed)}),
  };
}
