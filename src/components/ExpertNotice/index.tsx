import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What a visitor should know before hiring somebody from the directory. */
export function ExpertNotice(): ReactNode {
  return (
    <p className={styles.notice} role="note">
      Experts are independent people with proven work in Remotion. A listing in
      this directory is no guarantee, so check whether a person suits your
      project before you hire them.
    </p>
  );
}
