import {getBoundingBox} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type PathBoundsProps = {
  readonly swing: number;
};

export const PathBounds: React.FC<PathBoundsProps> = ({swing}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const angle = (frame / durationInFrames) * 2 * Math.PI;
  const x = Math.cos(angle) * swing;
  const y = Math.sin(angle) * swing;

  // The control points of the curve, each on a circle of its own
  const first = {x: 440 + x, y: 230 + y};
  const second = {x: 840 + x, y: 490 - y};
  const path = `M 400 460 C ${first.x} ${first.y} ${second.x} ${second.y} 880 260`;
  const {x1, y1, x2, y2, width, height} = getBoundingBox(path);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={30}>
        <g fill="#4b5759" stroke="#4b5759" strokeWidth={3}>
          <line x1={400} y1={460} x2={first.x} y2={first.y} />
          <line x1={880} y1={260} x2={second.x} y2={second.y} />
          <circle cx={first.x} cy={first.y} r={9} />
          <circle cx={second.x} cy={second.y} r={9} />
        </g>
        <path d={path} fill="none" stroke="#f2f5f5" strokeWidth={10} />
        <rect
          x={x1}
          y={y1}
          width={width}
          height={height}
          fill="none"
          stroke="#ff5a2e"
          strokeWidth={4}
        />
        <g fill="#9aa7a9">
          <text x={x1 - 20} y={y1 - 20} textAnchor="end">
            {x1.toFixed(0)}, {y1.toFixed(0)}
          </text>
          <text x={x2 + 20} y={y2 + 44}>
            {x2.toFixed(0)}, {y2.toFixed(0)}
          </text>
          <text x={x2 + 20} y={(y1 + y2) / 2 + 10} fill="#f2f5f5">
            {width.toFixed(0)} × {height.toFixed(0)}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
