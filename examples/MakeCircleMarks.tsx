import {getLength, getPointAtLength} from '@remotion/paths';
import {makeCircle} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type MakeCircleMarksProps = {
  readonly count: number;
};

const {path, width, height} = makeCircle({radius: 270});
const length = getLength(path);

export const MakeCircleMarks: React.FC<MakeCircleMarksProps> = ({count}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  // The path begins at the top and runs clockwise, like the hours
  const marks = Array.from({length: count}, (_, index) => {
    return getPointAtLength(path, (index / count) * length);
  });
  const current = Math.floor((frame / durationInFrames) * count);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg
        viewBox="0 0 1280 720"
        fontFamily="monospace"
        fontSize={38}
        textAnchor="middle"
      >
        <g transform={`translate(${640 - width / 2} ${360 - height / 2})`}>
          <path d={path} fill="none" stroke="#4b5759" strokeWidth={3} />
          {marks.map(({x, y}, index) => (
            <circle
              key={index}
              cx={x}
              cy={y}
              r={22}
              fill={index === current ? '#ff5a2e' : '#9aa7a9'}
              stroke="#0b0e0f"
              strokeWidth={8}
            />
          ))}
        </g>
        <text x={640} y={350} fill="#f2f5f5">
          {((current / count) * length).toFixed(1)}
        </text>
        <text x={640} y={410} fill="#9aa7a9">
          of {length.toFixed(1)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
