import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** What the badges are, for those who do not see them: 'Technologies'. */
  readonly label: string;
  readonly items: readonly string[];
};

/** Short facts in outlines. */
export function BadgeList({label, items}: Props): ReactNode {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item} className={styles.badge}>
          {item}
        </li>
      ))}
    </ul>
  );
}
