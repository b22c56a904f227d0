import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Import line, signature and types, how to install the package, its source. */
  readonly children: ReactNode;
  /** The release that brought it, such as `4.0.0`. */
  readonly since?: string;
};

/**
 * The head of a reference page, which shows how to import the documented thing
 * and how to call it. `plugins/remark/api` puts it into pages.
 */
export function ApiHeader({children, since}: Props): ReactNode {
  return (
    <div className={styles.header}>
      {children}
      {since && <p>Available from {since}</p>}
    </div>
  );
}
