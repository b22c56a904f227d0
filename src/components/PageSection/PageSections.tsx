import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** One `PageSection` each. */
  readonly children: ReactNode;
};

/** Short sections beside each other, in as many columns as there is room for. */
export function PageSections({children}: Props): ReactNode {
  return <div className={styles.sections}>{children}</div>;
}
