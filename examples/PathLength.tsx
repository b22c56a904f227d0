import {evolvePath, getLength, getPointAtLength} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export type PathLengthProps = {
  readonly bend: number;
};

export const PathLength: React.FC<PathLengthProps> = ({bend}) => {
  const frame = useCurrentFrame();
  const path = `M 140 250 C 380 ${250 - bend} 620 ${250 + bend} 860 250`;
  const length = getLength(path);

  const progress = interpolate(frame, [0, 90], [0, 1], {
    extrapolateRight: 'clamp',
  });
  const drawn = progress * length;
  const end = getPointAtLength(path, drawn);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <g fill="none" strokeWidth={3} stroke="#4b5759">
          <path d={path} />
          <line x1={140} x2={140 + length} y1={530} y2={530} />
        </g>
        {/* The drawn part, as a curve and straightened */}
        <g fill="none" strokeWidth={10} stroke="#f2f5f5">
          <path d={path} {...evolvePath(progress, path)} />
          <line x1={140} x2={140 + drawn} y1={530} y2={530} />
        </g>
        <g fill="#ff5a2e">
          <circle cx={end.x} cy={end.y} r={20} />
          <circle cx={140 + drawn} cy={530} r={20} />
        </g>
        <text x={140} y={610} fill="#f2f5f5">
          {drawn.toFixed(1)}{' '}
          <tspan fill="#9aa7a9">of {length.toFixed(1)}</tspan>
        </text>
      </svg>
    </AbsoluteFill>
  );
};
