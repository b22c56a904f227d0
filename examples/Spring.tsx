import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export type SpringProps = {
  readonly damping: number;
  readonly mass: number;
  readonly stiffness: number;
  readonly overshootClamping: boolean;
};

// Where the values are in the picture: 0 at the bottom, 1 above it
const toX = (frame: number) => 120 + frame * 9;
const toY = (value: number) => 610 - value * 270;

export const Spring: React.FC<SpringProps> = (config) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();

  const progress = spring({frame, fps, config});
  const curve = Array.from({length: durationInFrames}, (_, at) => {
    return `${toX(at)},${toY(spring({frame: at, fps, config}))}`;
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        {[0, 1].map((value) => (
          <g key={value} transform={`translate(0 ${toY(value)})`}>
            <line x1={120} x2={1200} stroke="#4b5759" strokeWidth={2} />
            <text x={72} y={11} fill="#9aa7a9">
              {value}
            </text>
          </g>
        ))}
        <g fill="none" strokeWidth={4}>
          <polyline points={curve.join(' ')} stroke="#4b5759" />
          <polyline
            points={curve.slice(0, frame + 1).join(' ')}
            stroke="#f2f5f5"
          />
        </g>
        <line
          x1={toX(frame)}
          x2={1110}
          y1={toY(progress)}
          y2={toY(progress)}
          stroke="#9aa7a9"
          strokeWidth={2}
        />
        <circle cx={1110} cy={toY(progress)} r={44} fill="#ff5a2e" />
      </svg>
    </AbsoluteFill>
  );
};
