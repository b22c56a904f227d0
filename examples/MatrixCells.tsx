import {matrix} from '@remotion/animation-utils';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type MatrixCellsProps = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly tx: number;
  readonly ty: number;
};

const box = {height: 240, left: 200, position: 'absolute', top: 220} as const;

export const MatrixCells: React.FC<MatrixCellsProps> = ({
  a,
  b,
  c,
  d,
  tx,
  ty,
}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 50, 90, 130], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  // From the matrix that changes nothing to the chosen one
  const mix = (from: number, to: number) =>
    Math.round((from + (to - from) * progress) * 100) / 100;
  const values = [
    mix(1, a),
    mix(0, b),
    mix(0, c),
    mix(1, d),
    mix(0, tx),
    mix(0, ty),
  ] as const;
  const [currentA, currentB, currentC, currentD, x, y] = values;
  const rows = [
    [currentA, currentC, x],
    [currentB, currentD, y],
    [0, 0, 1],
  ];

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <div style={{...box, outline: '4px dashed #4b5759', width: 240}} />
      <div
        style={{
          ...box,
          alignItems: 'center',
          backgroundColor: '#f0bc5e',
          color: '#0b0e0f',
          display: 'flex',
          fontFamily: 'sans-serif',
          fontSize: 180,
          fontWeight: 700,
          justifyContent: 'center',
          transform: matrix(...values),
          width: 240,
        }}
      >
        F
      </div>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <path
          d="M 800 230 h -20 v 220 h 20 M 1200 230 h 20 v 220 h -20"
          fill="none"
          stroke="#9aa7a9"
          strokeWidth={4}
        />
        {rows.map((row, rowIndex) =>
          row.map((value, column) => (
            <text
              key={column}
              x={900 + column * 140}
              y={285 + rowIndex * 70}
              fill={rowIndex === 2 ? '#4b5759' : '#f2f5f5'}
              textAnchor="end"
            >
              {value}
            </text>
          )),
        )}
      </svg>
    </AbsoluteFill>
  );
};
