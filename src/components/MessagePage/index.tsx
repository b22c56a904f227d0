import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {readonly children: ReactNode};

/** A page with one message: a crash, or an address that leads nowhere. */
export function MessagePage({children}: Props): ReactNode {
  return (
    <main className={styles.page}>
      <div className={styles.ruler} aria-hidden="true" />
      {children}
    </main>
  );
}
