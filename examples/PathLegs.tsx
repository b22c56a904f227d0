import {
  getInstructionIndexAtLength,
  getLength,
  getPointAtLength,
} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export type PathLegsProps = {
  readonly duration: number;
};

const route = 'M 140 560 L 380 240 Q 560 80 700 400 L 880 460 L 1140 140';
const names = ['first leg', 'curve', 'second leg', 'last leg'];

export const PathLegs: React.FC<PathLegsProps> = ({duration}) => {
  const frame = useCurrentFrame();
  const length = interpolate(frame, [0, duration], [0, getLength(route)], {
    extrapolateRight: 'clamp',
  });
  const {index, lengthIntoInstruction} = getInstructionIndexAtLength(
    route,
    length,
  );
  const {x, y} = getPointAtLength(route, length);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg
        viewBox="0 0 1280 720"
        fontFamily="monospace"
        fontSize={38}
        fill="#f2f5f5"
      >
        <path d={route} fill="none" stroke="#4b5759" strokeWidth={10} />
        <circle cx={x} cy={y} r={24} fill="#ff5a2e" />
        <text x={140} y={660}>
          index {index}, {names[index]}, {Math.round(lengthIntoInstruction)} px
        </text>
      </svg>
    </AbsoluteFill>
  );
};
