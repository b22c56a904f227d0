import type {ReactNode} from 'react';
import styles from './FrameCounter.module.css';

type Props = {
  /** Last frame of the composition. */
  readonly lastFrame: number;
};

/** Three digits that follow the `--frame` of a surrounding element. */
export function FrameCounter({lastFrame}: Props): ReactNode {
  return (
    <span className={styles.counter} aria-hidden="true">
      <i> / {String(lastFrame).padStart(3, '0')}</i>
    </span>
  );
}
