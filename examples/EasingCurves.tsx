import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const curves = {
  linear: Easing.linear,
  ease: Easing.ease,
  quad: Easing.quad,
  cubic: Easing.cubic,
  'poly(4)': Easing.poly(4),
  sin: Easing.sin,
  circle: Easing.circle,
  exp: Easing.exp,
  'back()': Easing.back(),
  'elastic()': Easing.elastic(),
  bounce: Easing.bounce,
  'bezier(0.7, 0, 0.3, 1)': Easing.bezier(0.7, 0, 0.3, 1),
  step0: Easing.step0,
  step1: Easing.step1,
};

export type EasingCurvesProps = {
  readonly curve: keyof typeof curves;
  readonly modifier: 'in' | 'out' | 'inOut';
};

const toX = (progress: number) => 140 + progress * 720;
const toY = (eased: number) => 610 - eased * 380;

export const EasingCurves: React.FC<EasingCurvesProps> = ({
  curve,
  modifier,
}) => {
  const frame = useCurrentFrame();
  const easing = Easing[modifier](curves[curve]);

  const progress = interpolate(frame, [10, 70], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const y = toY(easing(progress));
  const points = Array.from({length: 361}, (_, index) => {
    return `${toX(index / 360)},${toY(easing(index / 360))}`;
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <text x={140} y={88} fill="#f2f5f5" fontSize={38}>
          Easing.{modifier}(Easing.{curve})
        </text>
        {[0, 1].map((value) => (
          <g key={value} transform={`translate(0 ${toY(value)})`}>
            <line x1={140} x2={1160} stroke="#4b5759" strokeWidth={2} />
            <text x={96} y={11} fill="#9aa7a9">
              {value}
            </text>
          </g>
        ))}
        <polyline
          points={points.join(' ')}
          fill="none"
          stroke="#f2f5f5"
          strokeWidth={4}
        />
        <g fill="#ff5a2e">
          <circle cx={toX(progress)} cy={y} r={14} />
          <circle cx={1060} cy={y} r={48} />
        </g>
      </svg>
    </AbsoluteFill>
  );
};
