import type {ReactNode} from 'react';
import {FilterField} from '../FilterField';
import {FilterFields} from '../FilterField/FilterFields';
import {FilterLinks} from '../FilterField/FilterLinks';
import {VisuallyHidden} from '../VisuallyHidden';
import {
  filterTemplates,
  listTechnologies,
  type FilteredTemplate,
  type TemplateFilter,
} from './filter';

type Props = {
  readonly templates: readonly FilteredTemplate[];
  /** Every purpose that a template has. */
  readonly purposes: readonly string[];
  readonly filter: TemplateFilter;
  readonly addressOf: (changed: Partial<TemplateFilter>) => string;
  readonly onFilter: (changed: Partial<TemplateFilter>) => void;
};

/** The fields and links that set what the address says of the list. */
export function TemplateFilters({
  templates,
  purposes,
  filter,
  addressOf,
  onFilter,
}: Props): ReactNode {
  const {search, for: current, technology} = filter;
  const technologies = listTechnologies(templates);
  return (
    <>
      <FilterFields>
        <FilterField
          label="Search"
          query={search}
          onQuery={(query) => onFilter({search: query})}
        />
        <FilterField
          label="Technology"
          query={technology}
          onQuery={(query) => onFilter({technology: query})}
          options={
            // One from a mistyped address is shown as it is.
            !technology || technologies.includes(technology)
              ? technologies
              : [technology, ...technologies]
          }
        />
      </FilterFields>
      <FilterLinks
        label="Filter by what it is for"
        links={['', ...purposes].map((purpose) => {
          const {length} = filterTemplates(templates, {
            ...filter,
            for: purpose,
          });
          return {
            name: purpose || 'All',
            to: addressOf({for: purpose}),
            isCurrent: purpose === current,
            count: (
              <>
                {length}
                <VisuallyHidden>
                  {length === 1 ? ' template' : ' templates'}
                </VisuallyHidden>
              </>
            ),
          };
        })}
      />
    </>
  );
}
