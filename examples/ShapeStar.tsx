import {Star} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type ShapeStarProps = {
  readonly points: number;
  readonly outerRadius: number;
  readonly innerRadius: number;
  readonly rounding: 'cornerRadius' | 'edgeRoundness';
  readonly cornerRadius: number;
  readonly edgeRoundness: number;
};

export const ShapeStar: React.FC<ShapeStarProps> = ({
  points,
  outerRadius,
  innerRadius,
  rounding,
  cornerRadius,
  edgeRoundness,
}) => {
  const frame = useCurrentFrame();
  // From a polygon, where both radii are equal, to the star and back
  const currentInnerRadius = interpolate(
    frame,
    [0, 35, 90, 119],
    [outerRadius, innerRadius, innerRadius, outerRadius],
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
      <Star
        points={points}
        outerRadius={outerRadius}
        innerRadius={currentInnerRadius}
        // Only one of the two can be set
        {...(rounding === 'cornerRadius' ? {cornerRadius} : {edgeRoundness})}
        fill="#ff5a2e"
      />
      <div style={{bottom: 32, position: 'absolute'}}>
        innerRadius {Math.round(currentInnerRadius)}, outerRadius {outerRadius}
      </div>
    </AbsoluteFill>
  );
};
