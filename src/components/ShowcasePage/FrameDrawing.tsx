import type {ReactNode} from 'react';
import type {ShowcaseEntry} from '../../data/schema';
import {seededNumbers} from '../Drawing/seededNumbers';
import {fitFrame, type Frame} from './fitFrame';
import {motifOf} from './motifOf';
import {MOTIFS} from './motifs';
import styles from './FrameDrawing.module.css';

type Props = {
  readonly entry: Pick<ShowcaseEntry, 'name' | 'kind' | 'width' | 'height'>;
};

const BOX = {width: 368, height: 208};

/** Lengths of the corner marks around a frame. */
const CORNER = 7;

function Corners({x, y, width, height}: Frame): ReactNode {
  const [left, top] = [x - 6.5, y - 6.5];
  const [right, bottom] = [x + width + 6.5, y + height + 6.5];
  return (
    <path
      className={styles.corners}
      d={[
        `M${left} ${top + CORNER}V${top}H${left + CORNER}`,
        `M${right - CORNER} ${top}H${right}V${top + CORNER}`,
        `M${right} ${bottom - CORNER}V${bottom}H${right - CORNER}`,
        `M${left + CORNER} ${bottom}H${left}V${bottom - CORNER}`,
      ].join('')}
    />
  );
}

/** The frame of a video in its aspect ratio, hidden from screen readers. */
export function FrameDrawing({entry}: Props): ReactNode {
  const frame = fitFrame(entry, BOX);
  const padding = Math.round(Math.min(frame.width, frame.height) / 7);
  const area = {
    x: frame.x + padding,
    y: frame.y + padding,
    width: frame.width - padding * 2,
    height: frame.height - padding * 2,
  };
  const MotifDrawing = MOTIFS[motifOf(entry.kind)];
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      width={BOX.width}
      height={BOX.height}
      aria-hidden="true"
    >
      <rect className={styles.frame} {...frame} />
      <Corners {...frame} />
      <MotifDrawing area={area} next={seededNumbers(entry.name)} />
    </svg>
  );
}
