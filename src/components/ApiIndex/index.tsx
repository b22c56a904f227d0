import type {ReactNode} from 'react';
import {useHistorySelector} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import groups from '@generated/api-index/default/groups.json';
import type {
  IndexedExport,
  IndexedPackage,
} from '../../../plugins/api-index/types';
import {useFilters} from '../../hooks/useFilters';
import {FilterField} from '../FilterField';
import {FilterLinks} from '../FilterField/FilterLinks';
import {anchorOf} from './contents';
import {countExports, filterGroups, letterOf} from './filterGroups';
import styles from './styles.module.css';

const EXPORTS = groups
  .flatMap(({packages}) => packages)
  .flatMap(({exports}) => exports);
const KINDS = [...new Set(EXPORTS.map(({kind}) => kind))].sort();
const FILTERS = ['name', 'kind', 'letter'] as const;
const LETTERS = [...new Set(EXPORTS.map(({name}) => letterOf(name)))].sort();

function Line({entry}: {readonly entry: IndexedExport}): ReactNode {
  const {name, kind, href, description} = entry;
  return (
    <li className={styles.line}>
      {href ? (
        <Link to={href}>
          <code>{name}</code>
        </Link>
      ) : (
        <code>{name}</code>
      )}
      <span className={styles.kind}>{kind}</span>
      {description && <span className={styles.text}>{description}</span>}
    </li>
  );
}

function PackageSection({
  entry: {name, purpose, exports},
  isOpen,
}: {
  readonly entry: IndexedPackage;
  /** Whether its exports are asked for; else they are folded. */
  readonly isOpen: boolean;
}): ReactNode {
  return (
    <section>
      <Heading as="h3" id={anchorOf(name)}>
        {name}
      </Heading>
      <p>{purpose}</p>
      {exports.length > 0 && (
        <details open={isOpen}>
          <summary>
            {exports.length === 1 ? '1 name' : `${exports.length} names`}
          </summary>
          <ul className="clean-list">
            {exports.map((entry) => (
              <Line key={`${entry.kind} ${entry.name}`} entry={entry} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/**
 * Lists every export of every package of the API model, folded by package, and
 * unfolded where the address names a package or a filter. Complete without scripts.
 */
export function ApiIndex(): ReactNode {
  const {filters, addressOf, setFilters} = useFilters(FILTERS);
  const hash = useHistorySelector(({location}) => location.hash);
  const {name, kind, letter} = filters;
  const found = filterGroups(groups, filters);
  const count = countExports(found);
  const isFiltered = Boolean(name.trim() || kind || letter);
  return (
    <>
      <FilterField
        label="Filter packages and exports"
        query={name}
        onQuery={(query) => setFilters({name: query})}
      >
        {count} of {EXPORTS.length}
      </FilterField>
      <FilterField
        label="Kind"
        query={kind}
        onQuery={(query) => setFilters({kind: query})}
        options={KINDS}
      />
      <FilterLinks
        label="Filter by first letter"
        links={['', ...LETTERS].map((value) => ({
          name: value || 'All',
          to: addressOf({letter: value}),
          isCurrent: value === letter,
        }))}
      />
      {count === 0 && (
        <p>
          Nothing {name.trim() ? `is called “${name.trim()}”` : 'is left'}
          {(kind || letter) && ' with these filters'}. Try a part of the name,{' '}
          <Link to={addressOf({name: '', kind: '', letter: ''})}>
            remove all filters
          </Link>
          , or{' '}
          <Link to={`/search/?q=${encodeURIComponent(name.trim())}`}>
            search all pages
          </Link>
          .
        </p>
      )}
      {found.map(({title, packages}) => (
        <section key={title} className={styles.apiIndex}>
          <Heading as="h2" id={anchorOf(title)}>
            {title}
          </Heading>
          {packages.map((entry) => (
            <PackageSection
              key={entry.name}
              entry={entry}
              isOpen={isFiltered || hash === `#${anchorOf(entry.name)}`}
            />
          ))}
        </section>
      ))}
    </>
  );
}
