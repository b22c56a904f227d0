import site from '@generated/search/default/site.json';

/** Lets every section through. */
export const ALL_SECTIONS = 'all';

/** The choices of the section filter in order; the first filters nothing. */
export const sectionFilters: typeof site.filters = [
  {value: ALL_SECTIONS, label: 'All', sections: []},
  ...site.filters,
];

/** The choice that an address names; all where it names none. */
export function toSectionFilter(value: string | null): string {
  return (
    sectionFilters.find((filter) => filter.value === value)?.value ??
    ALL_SECTIONS
  );
}

/** The filter as the client takes it: one of these sections. */
export function facetFiltersOf(filter: string): readonly string[][] {
  const {sections = []} =
    sectionFilters.find(({value}) => value === filter) ?? {};
  return sections.length > 0
    ? [sections.map((section) => `section:${section}`)]
    : [];
}
