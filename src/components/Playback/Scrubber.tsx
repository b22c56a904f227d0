import type {ComponentProps, ReactNode} from 'react';
import {Playhead} from './Playhead';
import styles from './Scrubber.module.css';

/** Frames between two long ticks of the ruler. */
const TICK_STEP = 30;

/** Most labels that have room on a phone. */
const MOST_LABELS = 6;

/** A ruler of frames with a playhead. */
export function Scrubber(props: ComponentProps<typeof Playhead>): ReactNode {
  const ticks = Math.ceil(props.durationInFrames / TICK_STEP);
  const ticksPerLabel = Math.ceil(ticks / MOST_LABELS);
  const labels = Array.from(
    {length: Math.ceil(ticks / ticksPerLabel)},
    (_, index) => index * ticksPerLabel * TICK_STEP,
  );
  return (
    <div className={styles.scrubber}>
      <div className={styles.ruler} aria-hidden="true">
        {labels.map((frame) => (
          <span key={frame} style={{'--at': frame}}>
            {frame}
          </span>
        ))}
      </div>
      <Playhead {...props} />
    </div>
  );
}
