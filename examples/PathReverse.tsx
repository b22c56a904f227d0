import {
  evolvePath,
  getLength,
  getPointAtLength,
  reversePath,
} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type PathReverseProps = Record<string, never>;

const path = 'M 0 360 L 210 0 L 420 240';
const reversed = reversePath(path);

const lines = [
  {x: 40, d: path, name: 'path'},
  {x: 660, d: reversed, name: 'reversePath(path)'},
];

export const PathReverse: React.FC<PathReverseProps> = () => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [0, 80], [0, 1], {
    easing: Easing.inOut(Easing.quad),
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        {lines.map(({x, d, name}) => {
          const pen = getPointAtLength(d, progress * getLength(d));

          return (
            <g key={name} transform={`translate(${x} 110)`}>
              <path d={d} fill="none" stroke="#4b5759" strokeWidth={4} />
              <path
                d={d}
                fill="none"
                stroke="#f2f5f5"
                strokeWidth={12}
                {...evolvePath(progress, d)}
              />
              <circle cx={pen.x} cy={pen.y} r={22} fill="#ff5a2e" />
              <text y={470} fill="#f2f5f5">
                {name}
              </text>
              <text y={520} fill="#9aa7a9">
                {d}
              </text>
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
