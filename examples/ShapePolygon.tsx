import {Polygon} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type ShapePolygonProps = {
  readonly points: number;
  readonly radius: number;
  readonly rounding: 'cornerRadius' | 'edgeRoundness';
  readonly cornerRadius: number;
  readonly edgeRoundness: number;
};

export const ShapePolygon: React.FC<ShapePolygonProps> = ({
  points,
  radius,
  rounding,
  cornerRadius,
  edgeRoundness,
}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [0, 30, 75, 104], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
  });
  const value =
    (rounding === 'cornerRadius' ? cornerRadius : edgeRoundness) * progress;

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
      {/* Only one of the two can be set */}
      <Polygon
        points={points}
        radius={radius}
        {...{[rounding]: value}}
        fill="#ff5a2e"
      />
      <div style={{bottom: 32, position: 'absolute'}}>
        {rounding} {value.toFixed(2)}
      </div>
    </AbsoluteFill>
  );
};
