import {useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {
  OverviewGroup,
  OverviewRow,
} from '../../../plugins/remark/api/overview';
import {FilterField} from '../FilterField';
import {filterMembers} from './filterMembers';
import styles from './styles.module.css';

type Props = {
  /** The members of each section of the page. */
  readonly groups: readonly OverviewGroup[];
};

const COLUMNS = ['Name', 'Type', 'Default', 'Description'];

const countRows = (groups: readonly OverviewGroup[]): number =>
  groups.reduce((sum, {rows}) => sum + rows.length, 0);

function Row({
  row: {id, name, type, preset, isRequired, text, short = text},
}: {
  readonly row: OverviewRow;
}): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <tr>
      <td>
        <a href={`#${id}`}>
          <code>{name}</code>
        </a>
      </td>
      <td>{type && <code>{type}</code>}</td>
      <td>{preset ? <code>{preset}</code> : isRequired && 'required'}</td>
      <td>{isBrowser ? text : short}</td>
    </tr>
  );
}

/**
 * All members of a long reference page, one per line, to filter by typing. Folded
 * on phones. `plugins/remark/api` puts it before the first member.
 */
export function ApiOverview({groups}: Props): ReactNode {
  // Not in the address, whose hash names a member.
  const [query, setQuery] = useState('');
  const found = filterMembers(groups, query);
  const total = countRows(groups);
  return (
    <details className={styles.apiOverview}>
      <summary>Overview of {total} names</summary>
      <FilterField label="Filter names" query={query} onQuery={setQuery}>
        {countRows(found)} of {total}
      </FilterField>
      <div
        className="scrollRegion"
        role="region"
        aria-label="Table: Overview"
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              {COLUMNS.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {found.map(({title, rows}) => (
            <tbody key={title}>
              {groups.length > 1 && (
                <tr>
                  <th colSpan={COLUMNS.length} scope="rowgroup">
                    {title}
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </details>
  );
}
