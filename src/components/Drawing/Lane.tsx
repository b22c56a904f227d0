import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import type {DrawnTrack} from './drawTracks';
import {seededNumbers} from './seededNumbers';
import styles from './Lane.module.css';

type Props = {
  readonly track: DrawnTrack;
  /** Where the playhead stands, in percent. */
  readonly now: number;
};

const WAVE_BARS = 72;

/** A waveform as one path, in which each bar has a box of 2 by 20. */
function wavePath(): string {
  const next = seededNumbers('sound');
  return Array.from({length: WAVE_BARS}, (_, index) => {
    const half = next(1, 4) + next(0, 5);
    return `M${index * 2 + 1} ${10 - half}v${half * 2}`;
  }).join('');
}

const WAVE = wavePath();

/** The position on a track, as custom properties. */
function place(from: number, length: number): CSSProperties {
  return {'--from': from, '--length': length} as CSSProperties;
}

/** A track with its clips and its part of the playhead, hidden from screen readers. */
export function Lane({track, now}: Props): ReactNode {
  return (
    <span className={styles.lane} aria-hidden="true">
      {track.clips.map(({from, length, isNow}) => (
        <span
          key={from}
          className={clsx(styles.clip, isNow && styles.now)}
          style={place(from, length)}
        >
          {track.kind === 'sound' && (
            <svg
              className={styles.wave}
              width="144"
              height="20"
              viewBox={`0 0 ${WAVE_BARS * 2} 20`}
              preserveAspectRatio="none"
            >
              <path d={WAVE} stroke="currentColor" />
            </svg>
          )}
        </span>
      ))}
      <span className={styles.playhead} style={place(now, 0)} />
    </span>
  );
}
