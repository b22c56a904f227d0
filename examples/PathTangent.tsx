import {getLength, getPointAtLength, getTangentAtLength} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type PathTangentProps = {
  readonly isTurned: boolean;
};

const path = 'M 140 460 C 420 -160 620 60 660 330 S 980 620 1140 150';
const total = getLength(path);

export const PathTangent: React.FC<PathTangentProps> = ({isTurned}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const length = (frame / (durationInFrames - 1)) * total;

  const point = getPointAtLength(path, length);
  const tangent = getTangentAtLength(path, length);
  const degrees = (Math.atan2(tangent.y, tangent.x) * 180) / Math.PI;

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <path d={path} fill="none" stroke="#4b5759" strokeWidth={6} />
        <line
          x1={point.x - tangent.x * 220}
          x2={point.x + tangent.x * 220}
          y1={point.y - tangent.y * 220}
          y2={point.y + tangent.y * 220}
          stroke="#9aa7a9"
          strokeWidth={3}
        />
        {/* Drawn around 0, 0 and to the right, which is an angle of 0 */}
        <path
          d="M -44 -34 L 56 0 L -44 34 Z"
          fill="#ff5a2e"
          transform={`translate(${point.x} ${point.y}) rotate(${
            isTurned ? degrees : 0
          })`}
        />
        <text x={140} y={650} fill="#9aa7a9">
          x {tangent.x.toFixed(2)}, y {tangent.y.toFixed(2)}
        </text>
        <text x={1140} y={650} fill="#f2f5f5" textAnchor="end">
          {degrees.toFixed(0)}°
        </text>
      </svg>
    </AbsoluteFill>
  );
};
