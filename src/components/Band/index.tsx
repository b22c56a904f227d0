import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

type Props = {
  readonly heading: ReactNode;
  /** One or two sentences beside the heading. */
  readonly lead?: ReactNode;
  /** Whether the band has the ground of code and bands. */
  readonly isSubtle?: boolean;
  readonly children: ReactNode;
};

/** One section of a marketing page, from edge to edge. */
export function Band({heading, lead, isSubtle, children}: Props): ReactNode {
  return (
    <section className={clsx(styles.band, isSubtle && styles.subtle)}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <Heading as="h2">{heading}</Heading>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
