import {evolvePath} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export type PathEvolveProps = {
  readonly strokeWidth: number;
  readonly isWipedOff: boolean;
};

const path =
  'M 120 340 C 220 60 420 60 400 260 S 240 460 300 260 S 620 60 600 260 ' +
  'S 440 460 500 260 S 820 60 800 260 S 640 460 700 260 S 1020 60 1160 340';

export const PathEvolve: React.FC<PathEvolveProps> = ({
  strokeWidth,
  isWipedOff,
}) => {
  const frame = useCurrentFrame();
  // From 1 to 2, the line disappears from its start
  const last = isWipedOff ? 2 : 1;
  const progress = interpolate(frame, [0, 70, 85, 149], [0, 1, 1, last]);
  const {strokeDasharray, strokeDashoffset} = evolvePath(progress, path);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <g fill="none" strokeWidth={strokeWidth}>
          <path d={path} stroke="#1a2123" />
          <path
            d={path}
            stroke="#ff5a2e"
            strokeDasharray={strokeDasharray}
            strokeDashoffset={strokeDashoffset}
          />
        </g>
        <text x={120} y={570} fill="#f2f5f5">
          progress {progress.toFixed(2)}
        </text>
        <text x={120} y={630} fill="#9aa7a9">
          strokeDashoffset {strokeDashoffset.toFixed(0)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
