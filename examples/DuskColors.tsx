import {
  AbsoluteFill,
  interpolate,
  interpolateColors,
  useCurrentFrame,
} from 'remotion';

export type DuskColorsProps = {
  readonly day: string;
  readonly night: string;
  readonly hills: string;
};

export const DuskColors: React.FC<DuskColorsProps> = ({day, night, hills}) => {
  const frame = useCurrentFrame();
  const sky = interpolateColors(frame, [10, 110], [day, night]);
  const sunY = interpolate(frame, [10, 110], [200, 760], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: sky}}>
      <svg viewBox="0 0 1280 720">
        <circle cx={860} cy={sunY} r={90} fill="#f2f5f5" />
        <path
          d="M 0 560 Q 260 400 560 540 T 1280 480 V 720 H 0 Z"
          fill={hills}
        />
      </svg>
    </AbsoluteFill>
  );
};
