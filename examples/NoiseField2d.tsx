import {noise2D} from '@remotion/noise';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type NoiseField2dProps = {
  readonly speed: number;
  readonly scale: number;
};

const CELL = 80;
const columns = Array.from({length: 16}, (_, column) => column);
const rows = Array.from({length: 9}, (_, row) => row);

export const NoiseField2d: React.FC<NoiseField2dProps> = ({speed, scale}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();

  // Walk in a circle over the noise, so that the end meets the beginning
  const angle = (frame / durationInFrames) * 2 * Math.PI;
  const radius = (speed * (durationInFrames / fps)) / (2 * Math.PI);
  const x = Math.cos(angle) * radius;
  const y = Math.sin(angle) * radius;

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" stroke="#f2f5f5" strokeWidth={5}>
        {rows.flatMap((row) =>
          columns.map((column) => {
            const noise = noise2D('wind', column / scale + x, row / scale + y);
            const center = `${(column + 0.5) * CELL} ${(row + 0.5) * CELL}`;

            return (
              <path
                key={center}
                d="M -28 0 h 56"
                transform={`translate(${center}) rotate(${noise * 120})`}
              />
            );
          }),
        )}
      </svg>
    </AbsoluteFill>
  );
};
