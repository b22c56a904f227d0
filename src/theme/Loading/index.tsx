// Ejected from @docusaurus/core 3.10.2 (theme-fallback), because its colors are
// fixed in style attributes and its spinner is placed off the center. The three
// faces are the same: nothing, a spinner after the delay, an error with Retry.
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

function Spinner(): ReactNode {
  return (
    <div className={styles.center} role="status" aria-label="Loading">
      <svg className={styles.spinner} viewBox="0 0 48 48" aria-hidden="true">
        <circle className={styles.ring} cx="24" cy="24" r="22" />
        <circle className={styles.ring} cx="24" cy="24" r="22" />
        <path className={styles.playhead} d="M20 8h8v7l-3 3v22h-2V18l-3-3z" />
      </svg>
    </div>
  );
}

export default function Loading({
  error,
  retry,
  pastDelay,
}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.error} role="alert">
        <p>{String(error)}</p>
        <button type="button" className={styles.retry} onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? <Spinner /> : null;
}
