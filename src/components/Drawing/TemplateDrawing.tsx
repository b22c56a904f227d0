import type {ReactNode} from 'react';
import {drawTracks, type TrackKind} from './drawTracks';
import {FrameRuler} from './FrameRuler';
import {Lane} from './Lane';
import styles from './TemplateDrawing.module.css';

type Props = {
  readonly slug: string;
  /** One for each track. */
  readonly kinds: readonly TrackKind[];
};

/** A template as a small timeline. */
export function TemplateDrawing({slug, kinds}: Props): ReactNode {
  const {now, tracks} = drawTracks(slug, kinds);
  return (
    <div className={styles.drawing}>
      <FrameRuler now={now} />
      <div className={styles.lanes}>
        {tracks.map((track, index) => (
          <Lane key={index} track={track} now={now} />
        ))}
      </div>
    </div>
  );
}
