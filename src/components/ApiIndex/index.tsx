import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import groups from '@generated/api-index/default/groups.json';
import type {
  IndexedExport,
  IndexedPackage,
} from '../../../plugins/api-index/types';
import {FilterField} from '../FilterField';
import {countExports, filterGroups} from './filterGroups';
import styles from './styles.module.css';

const TOTAL = countExports(groups);

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
}: {
  readonly entry: IndexedPackage;
}): ReactNode {
  return (
    <section>
      <Heading as="h3" id={name.replace(/[@/]/g, '-').replace(/^-/, '')}>
        {name}
      </Heading>
      <p>{purpose}</p>
      <ul className="clean-list">
        {exports.map((entry) => (
          <Line key={`${entry.kind} ${entry.name}`} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

/**
 * Lists every export of every package of the API model, one per line. The list
 * is filtered while the visitor types, and complete without scripts.
 */
export function ApiIndex(): ReactNode {
  const [query, setQuery] = useState('');
  const found = filterGroups(groups, query);
  const count = countExports(found);
  return (
    <>
      <FilterField
        label="Filter packages and exports"
        query={query}
        onQuery={setQuery}
      >
        {count} of {TOTAL}
      </FilterField>
      {count === 0 && (
        <p>
          Nothing is called “{query.trim()}”. Try a part of the name, or{' '}
          <Link to={`/search/?q=${encodeURIComponent(query.trim())}`}>
            search all pages
          </Link>
          .
        </p>
      )}
      {found.map(({title, packages}) => (
        <section key={title}>
          <Heading as="h2" id={title.replace(/\W+/g, '-').toLowerCase()}>
            {title}
          </Heading>
          {packages.map((entry) => (
            <PackageSection key={entry.name} entry={entry} />
          ))}
        </section>
      ))}
    </>
  );
}
