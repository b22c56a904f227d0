import {noise4D} from '@remotion/noise';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type NoiseField4dProps = {
  readonly radius: number;
  readonly scale: number;
};

const CELL = 60;
const cells = Array.from({length: 10}, (_, index) => index);

export const NoiseField4d: React.FC<NoiseField4dProps> = ({radius, scale}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  // The time runs in a circle and arrives where it began
  const angle = (frame / durationInFrames) * 2 * Math.PI;
  const z = Math.cos(angle) * radius;
  const w = Math.sin(angle) * radius;

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720">
        {cells.flatMap((row) =>
          cells.map((column) => {
            const noise = noise4D('loop', column / scale, row / scale, z, w);
            const size = (CELL * (1 + noise)) / 2;

            return (
              <rect
                key={`${column} ${row}`}
                x={60 + (column + 0.5) * CELL - size / 2}
                y={60 + (row + 0.5) * CELL - size / 2}
                width={size}
                height={size}
                fill="#f2f5f5"
              />
            );
          }),
        )}
        <g
          transform="translate(960, 360)"
          fill="#9aa7a9"
          fontFamily="monospace"
          fontSize={38}
        >
          <path d="M -240 0 h 480 M 0 -240 v 480" stroke="#4b5759" />
          <text x={216} y={-16}>
            z
          </text>
          <text x={16} y={236}>
            w
          </text>
          <circle
            r={radius * 100}
            fill="none"
            stroke="#9aa7a9"
            strokeWidth={3}
          />
          <circle cx={z * 100} cy={w * 100} r={16} fill="#ff5a2e" />
        </g>
      </svg>
    </AbsoluteFill>
  );
};
