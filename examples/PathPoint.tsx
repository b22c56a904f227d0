import {getLength, getPointAtLength} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type PathPointProps = {
  readonly marks: number;
};

const path = 'M 180 480 C 760 480 900 110 640 110 S 520 480 1100 480';
const total = getLength(path);

export const PathPoint: React.FC<PathPointProps> = ({marks}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const length = (frame / (durationInFrames - 1)) * total;
  const {x, y} = getPointAtLength(path, length);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <path d={path} fill="none" stroke="#4b5759" strokeWidth={6} />
        {/* Equal lengths are equal distances along the line */}
        {Array.from({length: marks}, (_, index) => {
          const mark = getPointAtLength(path, (index / (marks - 1)) * total);
          return (
            <circle key={index} cx={mark.x} cy={mark.y} r={9} fill="#9aa7a9" />
          );
        })}
        <g stroke="#9aa7a9" strokeWidth={2}>
          <line x1={x} x2={x} y1={0} y2={y} />
          <line x1={0} x2={x} y1={y} y2={y} />
        </g>
        <circle cx={x} cy={y} r={24} fill="#ff5a2e" />
        <text x={180} y={620} fill="#9aa7a9">
          length {length.toFixed(0)}
        </text>
        <text x={1100} y={620} fill="#f2f5f5" textAnchor="end">
          x {x.toFixed(1)}, y {y.toFixed(1)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
