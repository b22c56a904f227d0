import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {readonly children: ReactNode};

/** Text for screen readers, where the eye has it from the place or a drawing. */
export function VisuallyHidden({children}: Props): ReactNode {
  return <span className={styles.hidden}>{children}</span>;
}
