import type {ReactNode} from 'react';
import styles from './styles.module.css';

const VIEW_BOX = '0 0 368 168';

function Drawing({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <svg
      viewBox={VIEW_BOX}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A browser window with a video and its playhead. */
export function PlayerDrawing(): ReactNode {
  return (
    <Drawing>
      <rect
        className={styles.clip}
        x="64.5"
        y="24.5"
        width="239"
        height="160"
        rx="5"
      />
      <path className={styles.tick} d="M64.5 44.5h239M72 34.5h14" />
      <rect
        className={styles.stage}
        x="82.5"
        y="58.5"
        width="203"
        height="78"
        rx="2"
      />
      <path className={styles.shape} d="M120 112l24-30 20 22 14-12 26 20z" />
      <path className={styles.tick} d="M82.5 152.5h203" />
      <g className={styles.moving}>
        <path className={styles.now} d="M147 140h12v6l-5 5v10h-2v-10l-5-5z" />
      </g>
    </Drawing>
  );
}

/** Share of each part of a distributed render that is done. */
const CHUNKS = [1, 0.82, 0.9, 0.4, 0.69, 1, 0.55, 0.77, 0.34, 0.6, 0.92, 0.5];
const COLUMNS = 4;

/** One video, split into parts that render side by side. */
export function CloudDrawing(): ReactNode {
  return (
    <Drawing>
      <rect
        className={styles.lit}
        x="32.5"
        y="20.5"
        width="303"
        height="20"
        rx="3"
      />
      <path className={styles.tick} d="M107 20.5v20M184 20.5v20M261 20.5v20" />
      <path
        className={styles.tick}
        strokeDasharray="2 3"
        d="M68.5 44v17M145.5 44v17M222.5 44v17M299.5 44v17"
      />
      {CHUNKS.map((done, index) => {
        const x = 32.5 + (index % COLUMNS) * 77;
        const y = 64.5 + Math.floor(index / COLUMNS) * 30;
        return (
          <g key={index}>
            <rect
              className={styles.clip}
              x={x}
              y={y}
              width="72"
              height="20"
              rx="3"
            />
            <rect
              className={styles.done}
              x={x}
              y={y}
              width={72 * done}
              height="20"
              rx="3"
            />
            {done < 1 && (
              <rect
                className={styles.now}
                x={x + 72 * done - 1}
                y={y - 3}
                width="2"
                height="26"
              />
            )}
          </g>
        );
      })}
    </Drawing>
  );
}

/** Height of each stroke of the drawn sound, above and below the middle. */
function amplitude(index: number): number {
  return 3 + Math.abs(Math.sin(index * 0.55) * Math.cos(index * 0.13)) * 18;
}

const WAVE = Array.from({length: 50}, (_, index) => {
  const height = amplitude(index);
  return `M${36 + index * 6} ${(92 - height).toFixed(1)}V${(92 + height).toFixed(1)}`;
}).join('');

type ClipsProps = {
  /** Start and width of each clip. */
  readonly spans: readonly (readonly [x: number, width: number])[];
  readonly y: number;
  readonly height: number;
  /** Index of the clip under the playhead. */
  readonly lit: number;
};

function Clips({spans, y, height, lit}: ClipsProps): ReactNode {
  return spans.map(([x, width], index) => (
    <rect
      key={x}
      className={index === lit ? styles.lit : styles.clip}
      x={x}
      y={y}
      width={width}
      height={height}
      rx="3"
    />
  ));
}

const TAKES = [
  [32.5, 120],
  [158.5, 110],
  [274.5, 61],
] as const;

const WORDS = [
  [32.5, 49],
  [84.5, 63],
  [150.5, 85],
  [238.5, 41],
  [282.5, 53],
] as const;

/** Takes, their sound and the words in it, under one playhead. */
export function RecorderDrawing(): ReactNode {
  return (
    <Drawing>
      <Clips spans={TAKES} y={24.5} height={32} lit={1} />
      <path className={styles.wave} d={WAVE} />
      <Clips spans={WORDS} y={126.5} height={20} lit={2} />
      <g className={styles.moving}>
        <path className={styles.now} d="M194 6h12v7l-5 5v140h-2V18l-5-5z" />
      </g>
    </Drawing>
  );
}
