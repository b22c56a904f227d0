import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** One `FilterField` each. */
  readonly children: ReactNode;
};

/** Filters of one list, in as many columns as there is room for. */
export function FilterFields({children}: Props): ReactNode {
  return <div className={styles.fields}>{children}</div>;
}
