import type {CSSProperties, ReactNode} from 'react';
import styles from './styles.module.css';

const FUNCTIONS = 8;
const FRAMES_EACH = 30;

/** How far each function is at the moment that is drawn, in percent. */
const PROGRESS = [100, 80, 93, 57, 100, 70, 43, 87];

/** A video cut into equal parts, each with a playhead of its own. */
export function SplitDiagram(): ReactNode {
  return (
    <figure
      className={styles.diagram}
      aria-label={`A video of ${FUNCTIONS * FRAMES_EACH} frames, split over ${FUNCTIONS} functions that render ${FRAMES_EACH} frames each, at the same time`}
    >
      <div className={styles.whole}>
        <span>MyComp</span>
        <span>{FUNCTIONS * FRAMES_EACH} frames</span>
      </div>
      <ol className={styles.parts}>
        {PROGRESS.map((progress, index) => (
          <li key={index} style={{'--done': `${progress}%`} as CSSProperties}>
            <span>
              {index * FRAMES_EACH}-{(index + 1) * FRAMES_EACH - 1}
            </span>
            <i />
          </li>
        ))}
      </ol>
      <div className={styles.whole}>
        <span>out.mp4</span>
        <span>joined</span>
      </div>
    </figure>
  );
}
