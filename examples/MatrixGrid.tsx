import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type MatrixGridProps = {
  readonly row1column1: number;
  readonly row1column2: number;
  readonly row1column4: number;
  readonly row2column2: number;
  readonly row2column4: number;
};

const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

const transpose = (rows: readonly number[]) =>
  rows.map((_, index) => rows[(index % 4) * 4 + Math.floor(index / 4)] ?? 0);

export const MatrixGrid: React.FC<MatrixGridProps> = ({
  row1column1,
  row1column2,
  row1column4,
  row2column2,
  row2column4,
}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 50, 90, 130], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  // prettier-ignore
  const target = [
    row1column1, row1column2, 0, row1column4,
    0, row2column2, 0, row2column4,
    0, 0, 1, 0,
    0, 0, 0, 1,
  ];
  const rows = identity.map((from, index) => {
    const to = target[index] ?? 0;
    return Math.round((from + (to - from) * progress) * 100) / 100;
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <div
        style={{
          backgroundColor: '#7cbbff',
          height: 220,
          left: 150,
          position: 'absolute',
          top: 250,
          transform: `matrix3d(${transpose(rows).join(', ')})`,
          width: 300,
        }}
      />
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        {rows.map((value, index) => (
          <g
            key={index}
            transform={`translate(${700 + (index % 4) * 130} ${210 + Math.floor(index / 4) * 80})`}
          >
            <rect
              width={118}
              height={68}
              fill="none"
              stroke={value === identity[index] ? '#4b5759' : '#f0bc5e'}
              strokeWidth={3}
            />
            <text
              x={100}
              y={45}
              fill={value === identity[index] ? '#9aa7a9' : '#f2f5f5'}
              textAnchor="end"
            >
              {value}
            </text>
          </g>
        ))}
      </svg>
    </AbsoluteFill>
  );
};
