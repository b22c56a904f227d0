import {Heart} from '@remotion/shapes';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export type ShapeHeartProps = {
  readonly height: number;
  readonly aspectRatio: number;
  readonly bottomRoundnessAdjustment: number;
  readonly depthAdjustment: number;
  readonly debug: boolean;
};

export const ShapeHeart: React.FC<ShapeHeartProps> = (options) => {
  const frame = useCurrentFrame();
  // Two beats, then a rest, every 45 frames
  const scale = interpolate(
    frame % 45,
    [0, 5, 10, 15, 24],
    [1, 1.12, 1, 1.06, 1],
    {extrapolateRight: 'clamp'},
  );

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: '#0b0e0f',
        justifyContent: 'center',
      }}
    >
      <Heart
        {...options}
        fill="#ff5a2e"
        style={{transform: `scale(${scale})`}}
      />
    </AbsoluteFill>
  );
};
