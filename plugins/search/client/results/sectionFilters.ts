import type {SearchSection} from '../engine/types';

/** A choice of the section filter. */
export type SectionFilter = 'all' | 'guides' | 'api' | 'blog';

/** The choices in order, each with the sections that it lets through. */
export const sectionFilters: readonly {
  readonly value: SectionFilter;
  readonly label: string;
  /** Empty where nothing is filtered. */
  readonly sections: readonly SearchSection[];
}[] = [
  {value: 'all', label: 'All', sections: []},
  {
    value: 'guides',
    label: 'Guides',
    sections: ['guides', 'recorder', 'learn'],
  },
  {value: 'api', label: 'API', sections: ['api']},
  {value: 'blog', label: 'Blog', sections: ['blog', 'stories']},
];

/** The choice that an address names; all where it names none. */
export function toSectionFilter(value: string | null): SectionFilter {
  return (
    sectionFilters.find((filter) => filter.value === value)?.value ?? 'all'
  );
}

/** The filter as the client takes it: one of these sections. */
export function facetFiltersOf(filter: SectionFilter): readonly string[][] {
  const {sections = []} =
    sectionFilters.find(({value}) => value === filter) ?? {};
  return sections.length > 0
    ? [sections.map((section) => `section:${section}`)]
    : [];
}
