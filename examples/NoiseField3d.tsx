import {noise3D} from '@remotion/noise';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type NoiseField3dProps = {
  readonly speed: number;
  readonly scale: number;
};

const CELL = 80;
const columns = Array.from({length: 16}, (_, column) => column);
const rows = Array.from({length: 9}, (_, row) => row);

export const NoiseField3d: React.FC<NoiseField3dProps> = ({speed, scale}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();

  // There and back, so that the end meets the beginning
  const half = durationInFrames / 2;
  const time = ((half - Math.abs(frame - half)) / fps) * speed;

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720">
        {rows.flatMap((row) =>
          columns.map((column) => {
            const noise = noise3D('waves', column / scale, row / scale, time);

            return (
              <circle
                key={`${column} ${row}`}
                cx={(column + 0.5) * CELL}
                cy={(row + 0.5) * CELL}
                r={20 + noise * 18}
                fill={noise > 0 ? '#f2f5f5' : '#4b5759'}
              />
            );
          }),
        )}
      </svg>
    </AbsoluteFill>
  );
};
