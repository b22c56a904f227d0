import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

type Props = {
  readonly heading: ReactNode;
  /** One or two sentences beside the heading. */
  readonly lead?: ReactNode;
};

/** Heading and lead of a hand-made page. */
export function PageHeader({heading, lead}: Props): ReactNode {
  return (
    <header className={styles.header}>
      <Heading as="h1">{heading}</Heading>
      {lead && <p>{lead}</p>}
    </header>
  );
}
