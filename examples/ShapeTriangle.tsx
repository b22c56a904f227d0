import {Triangle} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type ShapeTriangleProps = {
  readonly length: number;
  readonly direction: 'up' | 'down' | 'left' | 'right';
  readonly rounding: 'cornerRadius' | 'edgeRoundness';
  readonly cornerRadius: number;
  readonly edgeRoundness: number;
};

export const ShapeTriangle: React.FC<ShapeTriangleProps> = ({
  length,
  direction,
  rounding,
  cornerRadius,
  edgeRoundness,
}) => {
  const frame = useCurrentFrame();
  const degrees = interpolate(frame, [35, 95], [0, 360], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: '#0b0e0f',
        justifyContent: 'center',
      }}
    >
      <Triangle
        length={length}
        direction={direction}
        // Only one of the two can be set
        {...(rounding === 'cornerRadius' ? {cornerRadius} : {edgeRoundness})}
        fill="#ff5a2e"
        // Around the center of gravity; with the view box also if it is round
        pathStyle={{
          transform: `rotate(${degrees}deg)`,
          transformBox: 'view-box',
        }}
      />
    </AbsoluteFill>
  );
};
