import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export type SpringProps = {
  readonly damping: number;
  readonly mass: number;
  readonly stiffness: number;
  readonly overshootClamping: boolean;
};

export const Spring: React.FC<SpringProps> = (config) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();

  const progress = spring({frame, fps, config});
  const curve = Array.from({length: durationInFrames}, (_, at) => {
    const y = 520 - spring({frame: at, fps, config}) * 320;
    return `${80 + at * 9},${y}`;
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720">
        <line x1={80} x2={971} y1={200} y2={200} stroke="#4b5759" />
        <line x1={80} x2={971} y1={520} y2={520} stroke="#4b5759" />
        <polyline
          points={curve.slice(0, frame + 1).join(' ')}
          fill="none"
          stroke="#9aa7a9"
          strokeWidth={4}
        />
        <circle cx={1120} cy={520 - progress * 320} r={48} fill="#ff5a2e" />
      </svg>
    </AbsoluteFill>
  );
};
