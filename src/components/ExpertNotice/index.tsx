import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What a visitor should know before hiring somebody from the directory. */
export function ExpertNotice(): ReactNode {
  return (
    <p className={styles.notice} role="note">
      Experts are independent people with proven work in Remotion. A place in
      this directory is no guarantee: check for yourself whether somebody fits
      your project before you hire.
    </p>
  );
}
