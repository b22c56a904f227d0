import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Import line, signature and types, as code blocks. */
  readonly children: ReactNode;
  /** The release that brought it, such as `4.0.0`. */
  readonly since?: string;
};

/**
 * The head of a reference page: how to import the thing and how to call it.
 * Put into pages by `plugins/remark/api`, never by hand.
 */
export function ApiHeader({children, since}: Props): ReactNode {
  return (
    <div className={styles.header}>
      {children}
      {since && <p className={styles.since}>Available from {since}</p>}
    </div>
  );
}
