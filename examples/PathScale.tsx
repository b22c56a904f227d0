import {scalePath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type PathScaleProps = {
  readonly scaleX: number;
  readonly scaleY: number;
};

const bolt = 'M 70 0 L 0 85 H 50 L 35 140 L 115 50 H 65 Z';

export const PathScale: React.FC<PathScaleProps> = ({scaleX, scaleY}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 45, 75, 110], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const x = interpolate(progress, [0, 1], [1, scaleX]);
  const y = interpolate(progress, [0, 1], [1, scaleY]);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <g fill="none" strokeWidth={8}>
          <g transform="translate(180 90)">
            <path d={scalePath(bolt, x, y)} stroke="#ff5a2e" />
          </g>
          {/* A transform makes the stroke thicker as well */}
          <g transform={`translate(760 90) scale(${x} ${y})`}>
            <path d={bolt} stroke="#9aa7a9" />
          </g>
        </g>
        <text x={180} y={650} fill="#f2f5f5">
          scalePath()
        </text>
        <text x={760} y={650} fill="#9aa7a9">
          transform
        </text>
      </svg>
    </AbsoluteFill>
  );
};
