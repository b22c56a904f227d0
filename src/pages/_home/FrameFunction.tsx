import type {ReactNode} from 'react';
import {Band} from '@site/src/components/Band';
import Hello from './hello.mdx';
import styles from './FrameFunction.module.css';

const FRAMES = [0, 6, 12, 18, 24, 30];
const LAST_FRAME = 30;

function Still({frame}: {readonly frame: number}): ReactNode {
  const opacity = frame / LAST_FRAME;
  return (
    <figure className={styles.still}>
      <svg
        className={styles.stage}
        viewBox="0 0 160 90"
        role="img"
        aria-label={`Frame ${frame}: the word Hello at ${Math.round(opacity * 100)} percent opacity`}
      >
        <text x="80" y="58" textAnchor="middle" opacity={opacity}>
          Hello
        </text>
      </svg>
      <figcaption>
        <b>{String(frame).padStart(3, '0')}</b>
        <span>{opacity.toFixed(1)}</span>
      </figcaption>
    </figure>
  );
}

/** A component beside the frames that it draws. */
export function FrameFunction(): ReactNode {
  return (
    <Band
      isSubtle
      heading={
        <>
          The frame number goes in,
          <br />
          an image comes out
        </>
      }
      lead="A component reads the current frame and returns markup. The same frame gives the same image each time, in the preview and in the render."
    >
      <div className={styles.pair}>
        <div className={styles.source}>
          <Hello />
        </div>
        <div className={styles.result}>
          <div className={styles.bar}>
            Stills<span>frame, opacity</span>
          </div>
          <div className={styles.strip}>
            {FRAMES.map((frame) => (
              <Still key={frame} frame={frame} />
            ))}
          </div>
          <p className={styles.note}>
            Scrub, loop or render out of order: nothing depends on what played
            before.
          </p>
        </div>
      </div>
    </Band>
  );
}
