import type {ReactNode} from 'react';
import {SectionFilterBar} from '../results/SectionFilterBar';
import type {SearchState} from '../siteSearch';
import styles from './Panel.module.css';

type Props = {
  readonly state: SearchState;
  /** Value of a choice of the section filter. */
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  /** Asks the same question again. */
  readonly onRetry: () => void;
};

/** What screen readers hear of the question, and all others read. */
function describe(state: SearchState): string {
  if (state.status === 'slow') {
    return 'The search is slow to respond. Results appear as soon as it does.';
  }
  if (state.status !== 'answered') {
    return '';
  }
  const {nbHits, lacksText} = state.result;
  const count = `${nbHits} ${nbHits === 1 ? 'result' : 'results'}`;
  return lacksText === 'late'
    ? `${count} so far; the full text is still loading`
    : count;
}

/** What stands between the field and the results: filter, count, failures. */
export function Panel({state, filter, onFilter, onRetry}: Props): ReactNode {
  const hasFailed = state.status === 'failed';
  const isOffline = state.status === 'answered' && state.isOffline;
  const lacksText =
    state.status === 'answered' && state.result.lacksText === 'missing';
  return (
    <>
      <div className={styles.bar}>
        <SectionFilterBar value={filter} onChange={onFilter} />
        <p className={styles.count} role="status">
          {describe(state)}
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
        {lacksText && (
          <p className={styles.offline}>
            The full text could not be loaded, so these results are from titles
            and headings.{' '}
            <button type="button" className={styles.inline} onClick={onRetry}>
              Try again
            </button>
          </p>
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
