import type {ReactNode} from 'react';
import type {NextNumber} from '../Drawing/seededNumbers';
import type {Frame} from './fitFrame';
import type {Motif} from './motifOf';
import styles from './FrameDrawing.module.css';

type MotifProps = {
  /** Where in the drawing the motif lies. */
  readonly area: Frame;
  readonly next: NextNumber;
};

/** A share of a length in percent, rounded. */
function share(length: number, percent: number): number {
  return Math.round(length * percent) / 100;
}

function range(count: number): readonly number[] {
  return Array.from({length: count}, (_, index) => index);
}

function Bars({area, next}: MotifProps): ReactNode {
  const count = area.width > 120 ? 10 : 6;
  // The last bar has no gap after it.
  const step = Math.floor((area.width * 10) / (count - 0.3)) / 10;
  const lit = next(1, count - 1);
  return range(count).map((index) => {
    const height = share(area.height, index === lit ? 94 : next(24, 74));
    return (
      <rect
        key={index}
        className={index === lit ? styles.now : styles.shape}
        x={share(area.x + index * step, 100)}
        y={area.y + area.height - height}
        width={share(step, 70)}
        height={height}
      />
    );
  });
}

function Lines({area, next}: MotifProps): ReactNode {
  const count = 5;
  const step = Math.floor(area.height / count);
  const lit = next(1, count - 2);
  return range(count).map((index) => (
    <rect
      key={index}
      className={index === lit ? styles.now : styles.shape}
      x={area.x}
      y={area.y + index * step + share(step, 25)}
      width={share(area.width, next(38, 96))}
      height={share(step, 50)}
    />
  ));
}

function Wave({area, next}: MotifProps): ReactNode {
  const count = Math.floor((area.width + 3) / 6);
  const lit = next(8, count - 8);
  return range(count).map((index) => {
    const height = share(area.height, next(10, 84));
    return (
      <rect
        key={index}
        className={index === lit ? styles.now : styles.shape}
        x={area.x + index * 6}
        y={area.y + (area.height - height) / 2}
        width="3"
        height={height}
      />
    );
  });
}

function Route({area, next}: MotifProps): ReactNode {
  const points = range(5).map((index) => ({
    x: area.x + share(area.width, index * 25),
    y: area.y + share(area.height, next(12, 88)),
  }));
  const last = points.at(-2);
  return (
    <>
      <polyline
        className={styles.route}
        points={points.map(({x, y}) => `${x},${y}`).join(' ')}
      />
      <circle className={styles.now} cx={last?.x} cy={last?.y} r="5" />
    </>
  );
}

function Blocks({area, next}: MotifProps): ReactNode {
  const gap = 6;
  const wide = share(area.width, next(38, 62));
  const narrow = area.width - wide - gap;
  const upper = share(area.height, next(36, 58));
  const isWideFirst = next(0, 1) === 0;
  const wideX = isWideFirst ? area.x : area.x + narrow + gap;
  const narrowX = isWideFirst ? area.x + wide + gap : area.x;
  return (
    <>
      <rect
        className={styles.shape}
        x={wideX}
        y={area.y}
        width={wide}
        height={area.height}
      />
      <rect
        className={styles.now}
        x={narrowX}
        y={area.y}
        width={narrow}
        height={upper}
      />
      <rect
        className={styles.shape}
        x={narrowX}
        y={area.y + upper + gap}
        width={narrow}
        height={area.height - upper - gap}
      />
    </>
  );
}

/** What can be drawn in a frame. The current part of each is highlighted. */
export const MOTIFS: Readonly<Record<Motif, (props: MotifProps) => ReactNode>> =
  {
    bars: Bars,
    lines: Lines,
    wave: Wave,
    route: Route,
    blocks: Blocks,
  };
