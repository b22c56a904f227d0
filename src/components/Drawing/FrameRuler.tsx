import type {CSSProperties, ReactNode} from 'react';
import styles from './FrameRuler.module.css';

type Props = {
  /** Where the playhead stands, in percent. */
  readonly now: number;
};

/** A ruler of frames with the playhead's handle, hidden from screen readers. */
export function FrameRuler({now}: Props): ReactNode {
  return (
    <span
      className={styles.ruler}
      style={{'--from': now} as CSSProperties}
      aria-hidden="true"
    />
  );
}
