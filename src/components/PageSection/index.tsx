import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

type Props = {
  readonly title: string;
  /** One or two sentences under the heading. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
};

/** A part of a hand-made page with its heading. */
export function PageSection({title, lead, children}: Props): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2" className={styles.title}>
        {title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
