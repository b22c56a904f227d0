import {getBoundingBox} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type PathBoundsProps = {
  readonly swing: number;
};

export const PathBounds: React.FC<PathBoundsProps> = ({swing}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const angle = (frame / durationInFrames) * 2 * Math.PI;
  const shift = Math.cos(angle) * swing;

  // The control points of the curve, which move against each other
  const first = {x: 400 + shift, y: 60};
  const second = {x: 880 - shift, y: 640};
  const path = `M 400 420 C ${first.x} 60 ${second.x} 640 880 280`;
  const {x1, y1, x2, y2, width, height} = getBoundingBox(path);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={30}>
        <g fill="#4b5759" stroke="#4b5759" strokeWidth={3}>
          <line x1={400} y1={420} x2={first.x} y2={first.y} />
          <line x1={880} y1={280} x2={second.x} y2={second.y} />
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
