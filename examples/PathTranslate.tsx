import {translatePath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type PathTranslateProps = {
  readonly x: number;
  readonly y: number;
};

const path = 'M 160 120 H 400 L 480 220 L 400 320 H 160 Z';

export const PathTranslate: React.FC<PathTranslateProps> = ({x, y}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 45, 75, 110], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const moved = translatePath(
    path,
    Math.round(x * progress),
    Math.round(y * progress),
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <path d={moved} fill="#ff5a2e" />
        <path d={path} fill="none" stroke="#9aa7a9" strokeWidth={3} />
        <text x={160} y={630} fill="#9aa7a9">
          {path}
        </text>
        <text x={160} y={680} fill="#f2f5f5">
          {moved}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
