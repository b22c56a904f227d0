import {cutPath, getLength, getPointAtLength} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export type PathCutProps = {
  readonly dash: number;
  readonly gap: number;
};

const route = 'M 140 500 L 400 260 L 640 380 L 880 140 L 1140 320';

export const PathCut: React.FC<PathCutProps> = ({dash, gap}) => {
  const frame = useCurrentFrame();
  const length = interpolate(frame, [0, 90], [0, getLength(route)], {
    extrapolateRight: 'clamp',
  });
  // A path of its own, so its stroke may have dashes
  const visible = cutPath(route, length);
  const end = getPointAtLength(route, length);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <path d={route} fill="none" stroke="#1a2123" strokeWidth={10} />
        <path
          d={visible}
          fill="none"
          stroke="#f2f5f5"
          strokeWidth={10}
          strokeDasharray={`${dash} ${gap}`}
        />
        <circle cx={end.x} cy={end.y} r={24} fill="#ff5a2e" />
        <text x={70} y={640} fill="#9aa7a9">
          {visible.replace(/\.\d+/g, '')}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
