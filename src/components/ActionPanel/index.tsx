import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

type PanelProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons and links. */
  readonly actions: ReactNode;
};

type PanelListProps = {
  /** One `ActionPanel`, which takes the whole width, or several side by side. */
  readonly children: ReactNode;
};

/** Frames panels so that they share their edges, like clips on a track. */
export function ActionPanelList({children}: PanelListProps): ReactNode {
  return <div className={styles.list}>{children}</div>;
}

/** A call to action: a reason and the buttons to act on it. */
export function ActionPanel({title, children, actions}: PanelProps): ReactNode {
  return (
    <section className={styles.panel}>
      <div className={styles.text}>
        <Heading as="h2" className={styles.title}>
          {title}
        </Heading>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
