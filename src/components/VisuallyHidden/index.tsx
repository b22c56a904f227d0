import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {readonly children: ReactNode};

/** Text for screen readers, where a drawing or the layout tells it to the eye. */
export function VisuallyHidden({children}: Props): ReactNode {
  return <span className={styles.hidden}>{children}</span>;
}
