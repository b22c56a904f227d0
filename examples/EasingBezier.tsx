import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type EasingBezierProps = {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
};

const toX = (progress: number) => 110 + progress * 400;
const toY = (eased: number) => 530 - eased * 300;

export const EasingBezier: React.FC<EasingBezierProps> = ({x1, y1, x2, y2}) => {
  const frame = useCurrentFrame();
  const easing = Easing.bezier(x1, y1, x2, y2);

  const progress = interpolate(frame, [10, 70], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const points = Array.from({length: 101}, (_, index) => {
    return `${toX(index / 100)},${toY(easing(index / 100))}`;
  });
  const handles = [
    {from: 0, x: x1, y: y1},
    {from: 1, x: x2, y: y2},
  ];

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" strokeWidth={3}>
        <rect x={110} y={230} width={400} height={300} fill="#1a2123" />
        {/* The control points, each tied to its end of the curve */}
        {handles.map(({from, x, y}) => (
          <g key={from} stroke="#9aa7a9" fill="#0b0e0f">
            <line x1={toX(from)} y1={toY(from)} x2={toX(x)} y2={toY(y)} />
            <circle cx={toX(x)} cy={toY(y)} r={12} />
          </g>
        ))}
        <polyline points={points.join(' ')} fill="none" stroke="#f2f5f5" />
        <g fill="#ff5a2e">
          <circle cx={toX(progress)} cy={toY(easing(progress))} r={14} />
          <circle cx={740 + easing(progress) * 320} cy={380} r={44} />
        </g>
        {[740, 1060].map((x) => (
          <line key={x} x1={x} x2={x} y1={310} y2={450} stroke="#4b5759" />
        ))}
        <text
          x={640}
          y={630}
          textAnchor="middle"
          fill="#f2f5f5"
          fontFamily="monospace"
          fontSize={38}
        >
          Easing.bezier({x1}, {y1}, {x2}, {y2})
        </text>
      </svg>
    </AbsoluteFill>
  );
};
