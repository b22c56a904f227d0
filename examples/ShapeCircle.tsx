import {Circle} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type ShapeCircleProps = {
  readonly radius: number;
  readonly isFilled: boolean;
  readonly strokeWidth: number;
};

export const ShapeCircle: React.FC<ShapeCircleProps> = ({
  radius,
  isFilled,
  strokeWidth,
}) => {
  const frame = useCurrentFrame();
  const currentRadius = interpolate(
    frame,
    [0, 30, 75, 104],
    [radius / 3, radius, radius, radius / 3],
    {easing: Easing.inOut(Easing.cubic)},
  );

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: '#0b0e0f',
        color: '#9aa7a9',
        fontFamily: 'monospace',
        fontSize: 38,
        justifyContent: 'center',
      }}
    >
      <Circle
        radius={currentRadius}
        fill={isFilled ? '#ff5a2e' : 'none'}
        // Half of the stroke lies inside, half outside of the edge
        stroke={isFilled ? '#f2f5f5' : '#ff5a2e'}
        strokeWidth={strokeWidth}
      />
      <div style={{bottom: 32, position: 'absolute'}}>
        radius {Math.round(currentRadius)}
      </div>
    </AbsoluteFill>
  );
};
