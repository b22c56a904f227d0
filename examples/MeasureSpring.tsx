import {
  AbsoluteFill,
  measureSpring,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type MeasureSpringProps = {
  readonly damping: number;
  readonly stiffness: number;
  readonly threshold: number;
};

const toX = (frame: number) => 100 + frame * 12;
const toY = (value: number) => 590 - value * 280;

export const MeasureSpring: React.FC<MeasureSpringProps> = ({
  damping,
  stiffness,
  threshold,
}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const config = {damping, stiffness};

  const length = measureSpring({fps, config, threshold});
  const points = Array.from({length: durationInFrames}, (_, at) => {
    return `${toX(at)},${toY(spring({frame: at, fps, config}))}`;
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        {/* As close to the target as the threshold asks */}
        <rect
          x={100}
          y={toY(1 + threshold)}
          width={1068}
          height={threshold * 560}
          fill="#4b5759"
        />
        <path d="M 100 590 H 1168" stroke="#4b5759" strokeWidth={2} />
        <polyline
          points={points.join(' ')}
          fill="none"
          stroke="#9aa7a9"
          strokeWidth={4}
        />
        <path
          d={`M ${toX(length)} 140 V 590`}
          stroke="#ff5a2e"
          strokeWidth={4}
        />
        <text x={toX(length)} y={648} textAnchor="middle" fill="#f2f5f5">
          {length} frames
        </text>
        <circle
          cx={toX(frame)}
          cy={toY(spring({frame, fps, config}))}
          r={16}
          fill="#f2f5f5"
        />
      </svg>
    </AbsoluteFill>
  );
};
