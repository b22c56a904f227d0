import type {ReactNode, RefObject} from 'react';
import styles from './Playhead.module.css';

type Props = {
  readonly scrubRef: RefObject<HTMLInputElement | null>;
  readonly onSeek: (frame: number) => void;
  readonly durationInFrames: number;
  readonly initialFrame: number;
};

/**
 * The playhead, with an invisible range input over the track around it, by which
 * the pointer drags it and the keyboard moves it frame by frame.
 */
export function Playhead({
  scrubRef,
  onSeek,
  durationInFrames,
  initialFrame,
}: Props): ReactNode {
  return (
    <>
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
    </>
  );
}
