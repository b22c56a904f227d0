import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import values from '@generated/examples/default/spring.json';
import {Band} from '@site/src/components/Band';
import styles from './SpringStrip.module.css';

const GRAPH = {width: 1200, height: 140, top: 20, bottom: 120};
/** The highest value that fits into the graph. */
const HIGHEST = 1.2;

/** Every second frame, as animators draw "on twos". */
const drawings = values
  .map((value, frame) => ({frame, value}))
  .filter(({frame}) => frame % 2 === 0);

const peak = drawings.reduce((best, drawing) =>
  drawing.value > best.value ? drawing : best,
);

function pointOf(frame: number, value: number): {x: number; y: number} {
  const column = GRAPH.width / drawings.length;
  return {
    x: (frame / 2 + 0.5) * column,
    y: GRAPH.bottom - (value / HIGHEST) * (GRAPH.bottom - GRAPH.top),
  };
}

function Curve(): ReactNode {
  const line = values
    .map((value, frame) => {
      const {x, y} = pointOf(frame, value);
      return `${frame === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
  const one = pointOf(0, 1).y;
  const zero = pointOf(0, 0).y;
  return (
    <svg
      className={styles.curve}
      viewBox={`0 0 ${GRAPH.width} ${GRAPH.height}`}
      aria-hidden="true"
    >
      <path
        className={styles.level}
        d={`M0 ${one}H${GRAPH.width}M0 ${zero}H${GRAPH.width}`}
      />
      <path className={styles.line} d={line} />
      {drawings.map(({frame, value}) => {
        const {x, y} = pointOf(frame, value);
        return (
          <rect
            key={frame}
            className={frame === peak.frame ? styles.now : styles.point}
            x={x - 4}
            y={y - 4}
            width="8"
            height="8"
          />
        );
      })}
    </svg>
  );
}

/** The default spring, drawing by drawing, with its curve below. */
export function SpringStrip(): ReactNode {
  return (
    <Band
      heading="Motion is a function too"
      lead={
        <>
          A spring takes the frame and gives a number. It overshoots on frame{' '}
          {peak.frame}, and you can read why in its curve. See{' '}
          <Link className="textLink" to="/docs/spring/">
            how to tune it
          </Link>
          .
        </>
      }
    >
      <figure
        className={styles.figure}
        aria-label={`Values of spring() at 30 fps, every second frame from ${drawings.map(({frame, value}) => `${frame}: ${value.toFixed(2)}`).join(', ')}`}
      >
        <figcaption className={styles.caption}>
          <code>{'spring({frame, fps: 30})'}</code>
          <span>{drawings.length} drawings on twos</span>
        </figcaption>
        <div className={styles.scroller}>
          <div className={styles.drawings}>
            {drawings.map(({frame, value}) => (
              <div
                key={frame}
                className={styles.drawing}
                data-now={frame === peak.frame ? '' : undefined}
                style={{'--value': value}}
              >
                <span className={styles.ball} />
                <span className={styles.numbers}>
                  <b>{String(frame).padStart(2, '0')}</b>
                  {value.toFixed(2)}
                </span>
              </div>
            ))}
          </div>
          <Curve />
        </div>
      </figure>
    </Band>
  );
}
