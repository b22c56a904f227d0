import type {ComponentProps, CSSProperties, ReactNode} from 'react';
import {Playhead} from './Playhead';
import styles from './Scrubber.module.css';

/** Frames between two labels of the ruler. */
const LABEL_STEP = 30;

/** A ruler of frames with a playhead. */
export function Scrubber(props: ComponentProps<typeof Playhead>): ReactNode {
  const labels = Array.from(
    {length: Math.ceil(props.durationInFrames / LABEL_STEP)},
    (_, index) => index * LABEL_STEP,
  );
  return (
    <div className={styles.scrubber}>
      <div className={styles.ruler} aria-hidden="true">
        {labels.map((frame) => (
          <span key={frame} style={{'--at': frame} as CSSProperties}>
            {frame}
          </span>
        ))}
      </div>
      <Playhead {...props} />
    </div>
  );
}
