import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {VisuallyHidden} from '../VisuallyHidden';
import {technologyAddress, type Technology} from './technologies';
import styles from './TechnologyFilter.module.css';

type Props = {
  readonly technologies: readonly Technology[];
  /** How many templates there are in all. */
  readonly total: number;
  /** The technology in the address; empty for all. */
  readonly current: string;
};

type OptionProps = {
  readonly name: string;
  readonly count: number;
  readonly to: string;
  readonly isCurrent: boolean;
};

function Option({name, count, to, isCurrent}: OptionProps): ReactNode {
  return (
    <li>
      <Link
        className={styles.option}
        to={to}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {name}
        <span className={styles.count}>
          {count}
          <VisuallyHidden>
            {count === 1 ? ' template' : ' templates'}
          </VisuallyHidden>
        </span>
      </Link>
    </li>
  );
}

/** Links that set the technology in the address, and one that removes it. */
export function TechnologyFilter({
  technologies,
  total,
  current,
}: Props): ReactNode {
  return (
    <nav className={styles.filter} aria-label="Filter by technology">
      <ul className={styles.options}>
        <Option
          name="All"
          count={total}
          to={technologyAddress()}
          isCurrent={current === ''}
        />
        {technologies.map(({name, count}) => (
          <Option
            key={name}
            name={name}
            count={count}
            to={technologyAddress(name)}
            isCurrent={name === current}
          />
        ))}
      </ul>
    </nav>
  );
}
