import {getBoundingBox} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type PathBoundsProps = {
  readonly handleLength: number;
};

export const PathBounds: React.FC<PathBoundsProps> = ({handleLength}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const angle = (frame / durationInFrames) * 2 * Math.PI;

  // The handles of the curve turn around its ends
  const first = {
    x: 620 + Math.cos(angle) * handleLength,
    y: 360 + Math.sin(angle) * handleLength,
  };
  const last = {
    x: 920 - Math.sin(angle) * handleLength,
    y: 360 + Math.cos(angle) * handleLength,
  };
  const path = `M 620 360 C ${first.x} ${first.y} ${last.x} ${last.y} 920 360`;
  const {x1, y1, width, height} = getBoundingBox(path);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <g fill="#4b5759" stroke="#4b5759" strokeWidth={3}>
          <line x1={620} y1={360} x2={first.x} y2={first.y} />
          <line x1={920} y1={360} x2={last.x} y2={last.y} />
          <circle cx={first.x} cy={first.y} r={9} />
          <circle cx={last.x} cy={last.y} r={9} />
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
        {Object.entries({x1, y1, width, height}).map(([name, value], index) => (
          <text key={name} x={80} y={290 + index * 56} fill="#f2f5f5">
            {name} {value.toFixed(0)}
          </text>
        ))}
      </svg>
    </AbsoluteFill>
  );
};
