import {translatePath} from '@remotion/paths';
import {makeStar} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type MakeStarWindowProps = {
  readonly points: number;
  readonly innerShare: number;
};

const scene = {
  alignItems: 'center',
  fontFamily: 'sans-serif',
  fontSize: 320,
  justifyContent: 'center',
};

export const MakeStarWindow: React.FC<MakeStarWindowProps> = ({
  points,
  innerShare,
}) => {
  const frame = useCurrentFrame();
  const outerRadius = interpolate(
    frame,
    [0, 30, 60, 100],
    [1, 340, 340, 4000],
    {
      easing: Easing.inOut(Easing.cubic),
      extrapolateRight: 'clamp',
    },
  );
  const {path, width} = makeStar({
    points,
    outerRadius,
    innerRadius: outerRadius * innerShare,
  });
  // Puts the center of the star into the middle of the picture
  const clip = translatePath(path, 640 - width / 2, 360 - outerRadius);

  return (
    <AbsoluteFill
      style={{...scene, backgroundColor: '#0b0e0f', color: '#4b5759'}}
    >
      A
      <AbsoluteFill
        style={{
          ...scene,
          backgroundColor: '#f2f5f5',
          clipPath: `path('${clip}')`,
          color: '#0b0e0f',
        }}
      >
        B
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
