import type {CSSProperties, ReactNode, RefObject} from 'react';
import styles from './Scrubber.module.css';

type Props = {
  readonly scrubRef: RefObject<HTMLInputElement | null>;
  readonly onSeek: (frame: number) => void;
  readonly durationInFrames: number;
  readonly initialFrame: number;
};

/** Frames between two labels of the ruler. */
const LABEL_STEP = 30;

/** A ruler with a playhead to drag; the keyboard moves it frame by frame. */
export function Scrubber({
  scrubRef,
  onSeek,
  durationInFrames,
  initialFrame,
}: Props): ReactNode {
  const labels = Array.from(
    {length: Math.ceil(durationInFrames / LABEL_STEP)},
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
      <div className={styles.playhead} aria-hidden="true" />
      <input
        ref={scrubRef}
        className={styles.input}
        type="range"
        min="0"
        max={durationInFrames - 1}
        step="1"
        defaultValue={initialFrame}
        aria-label="Frame"
        aria-valuetext={`Frame ${initialFrame}`}
        onChange={(event) => {
          onSeek(event.currentTarget.valueAsNumber);
        }}
      />
    </div>
  );
}
