import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** A value that a list can be filtered by, or "All". */
type FilterLink = {
  readonly name: string;
  /** The address with this value in its query string. */
  readonly to: string;
  readonly isCurrent: boolean;
  /** How much of the list has it. */
  readonly count?: ReactNode;
};

type Props = {
  /** What it filters by, for screen readers. */
  readonly label: string;
  readonly links: readonly FilterLink[];
};

/** Links that set a filter in the address. Hidden where scripts are off. */
export function FilterLinks({label, links}: Props): ReactNode {
  return (
    <nav className={styles.filter} aria-label={label}>
      {links.map(({name, to, isCurrent, count}) => (
        <Link key={name} to={to} aria-current={isCurrent ? 'true' : undefined}>
          {name}
          {count && <span>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
