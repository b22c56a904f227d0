import {Trail} from '@remotion/motion-blur';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type MotionTrailProps = {
  readonly layers: number;
  readonly lagInFrames: number;
  readonly trailOpacity: number;
};

const Dot: React.FC = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const angle = (frame / durationInFrames) * 2 * Math.PI;

  return (
    <AbsoluteFill>
      <svg viewBox="0 0 1280 720">
        <circle
          cx={640 + Math.cos(angle) * 480}
          cy={360 + Math.sin(angle * 2) * 220}
          r={40}
          fill="#ff5a2e"
        />
      </svg>
    </AbsoluteFill>
  );
};

export const MotionTrail: React.FC<MotionTrailProps> = (trail) => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <Trail {...trail}>
        <Dot />
      </Trail>
    </AbsoluteFill>
  );
};
