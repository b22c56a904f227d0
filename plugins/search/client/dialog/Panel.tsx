import type {ReactNode} from 'react';
import {SectionFilterBar} from '../results/SectionFilterBar';
import type {Report} from './session';
import styles from './Panel.module.css';

type Props = {
  readonly report: Report;
  /** Value of a choice of the section filter. */
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  /** Asks the same question again. */
  readonly onRetry: () => void;
};

/** What stands between the field and the results: filter, count, failures. */
export function Panel({report, filter, onFilter, onRetry}: Props): ReactNode {
  const hasFailed = report.status === 'failed';
  const isOffline = report.status === 'answered' && report.isOffline;
  return (
    <>
      <div className={styles.bar}>
        <SectionFilterBar value={filter} onChange={onFilter} />
        <p className={styles.count} role="status">
          {report.status === 'answered' &&
            `${report.count} ${report.count === 1 ? 'result' : 'results'}`}
        </p>
      </div>
      <div role="alert">
        {hasFailed && (
          <div className={styles.failure}>
            <p className={styles.failureTitle}>Unable to fetch results</p>
            <p>You might want to check your network connection.</p>
            <button type="button" className={styles.button} onClick={onRetry}>
              Try again
            </button>
          </div>
        )}
        {isOffline && (
          <p className={styles.offline}>
            Unable to fetch results from the search service. You might want to
            check your network connection. These results are from the index of
            this site.{' '}
            <button type="button" className={styles.inline} onClick={onRetry}>
              Try the service again
            </button>
          </p>
        )}
      </div>
    </>
  );
}
