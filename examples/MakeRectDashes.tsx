import {getLength} from '@remotion/paths';
import {makeRect} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export type MakeRectDashesProps = {
  readonly cornerRadius: number;
  readonly dashes: number;
};

export const MakeRectDashes: React.FC<MakeRectDashesProps> = ({
  cornerRadius,
  dashes,
}) => {
  const frame = useCurrentFrame();
  const {path, width, height} = makeRect({
    width: 1000,
    height: 480,
    cornerRadius,
  });
  // A dash and its gap: a whole number of them goes around without a seam
  const length = getLength(path);
  const step = length / dashes;

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg
        viewBox="0 0 1280 720"
        fill="#f2f5f5"
        fontFamily="monospace"
        fontSize={38}
        textAnchor="middle"
      >
        <path
          d={path}
          fill="none"
          stroke="#ff5a2e"
          strokeWidth={12}
          strokeDasharray={`${step * 0.6} ${step * 0.4}`}
          // One step on in 30 frames
          strokeDashoffset={-(frame / 30) * step}
          transform={`translate(${640 - width / 2} ${360 - height / 2})`}
        />
        <text x={640} y={350}>
          length {length.toFixed(1)}
        </text>
        <text x={640} y={410} fill="#9aa7a9">
          / {dashes} = {step.toFixed(1)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
