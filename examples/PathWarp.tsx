import {warpPath, type WarpPathFn} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type PathWarpProps = {
  readonly amplitude: number;
  readonly wavelength: number;
  readonly interpolationThreshold: number;
};

// Straight lines in both directions, and the one in the middle
const rows = [120, 200, 280, 440, 520, 600].map((y) => `M 160 ${y} H 1120`);
const columns = Array.from({length: 13}, (_, index) => {
  return `M ${160 + index * 80} 120 V 600`;
});
const grid = [...rows, ...columns].join(' ');
const middle = 'M 160 360 H 1120';

export const PathWarp: React.FC<PathWarpProps> = ({
  amplitude,
  wavelength,
  interpolationThreshold,
}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const progress = frame / durationInFrames;

  const wave: WarpPathFn = ({x, y}) => ({
    x,
    y: y + amplitude * Math.sin((x / wavelength - progress) * 2 * Math.PI),
  });
  const options = {interpolationThreshold};

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fill="none">
        <path
          d={warpPath(grid, wave, options)}
          stroke="#4b5759"
          strokeWidth={3}
        />
        <path
          d={warpPath(middle, wave, options)}
          stroke="#ff5a2e"
          strokeWidth={10}
        />
      </svg>
    </AbsoluteFill>
  );
};
