import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Import line, signature, types, how to install the package, release, source. */
  readonly children: ReactNode;
};

/**
 * The head of a reference page, which shows how to import the documented thing
 * and how to call it. `plugins/remark/api` puts it into pages.
 */
export function ApiHeader({children}: Props): ReactNode {
  return <div className={styles.header}>{children}</div>;
}
