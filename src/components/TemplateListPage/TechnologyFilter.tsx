import type {ReactNode} from 'react';
import {FilterLinks, type FilterLink} from '../FilterField/FilterLinks';
import {VisuallyHidden} from '../VisuallyHidden';
import {technologyAddress, type Technology} from './technologies';

type Props = {
  readonly technologies: readonly Technology[];
  /** How many templates there are in all. */
  readonly total: number;
  /** The technology in the address; empty for all. */
  readonly current: string;
};

/** Links that set the technology in the address, and one that removes it. */
export function TechnologyFilter({
  technologies,
  total,
  current,
}: Props): ReactNode {
  const toLink = (name: string, count: number, value = name): FilterLink => ({
    name,
    to: technologyAddress(value),
    isCurrent: value === current,
    count: (
      <>
        {count}
        <VisuallyHidden>
          {count === 1 ? ' template' : ' templates'}
        </VisuallyHidden>
      </>
    ),
  });
  return (
    <FilterLinks
      label="Filter by technology"
      links={[
        toLink('All', total, ''),
        ...technologies.map(({name, count}) => toLink(name, count)),
      ]}
    />
  );
}
