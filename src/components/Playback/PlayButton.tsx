import type {ReactNode} from 'react';
import type {Playback} from './usePlayback';
import styles from './PlayButton.module.css';

type Props = {
  readonly playback: Pick<Playback, 'isPlaying' | 'status' | 'toggle'>;
};

/** Plays and pauses. Its label says what a press will do. */
export function PlayButton({playback}: Props): ReactNode {
  const {isPlaying, status, toggle} = playback;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={isPlaying ? 'Pause' : 'Play'}
      aria-busy={status === 'loading'}
      onClick={toggle}
    >
      <svg
        width="14"
        height="14"
        viewBox="0 0 14 14"
        fill="currentColor"
        aria-hidden="true"
      >
        <path
          d={
            isPlaying ? 'M2 1h3.5v12H2zM8.5 1H12v12H8.5z' : 'M2.5 1l10 6-10 6z'
          }
        />
      </svg>
    </button>
  );
}
