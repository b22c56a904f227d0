import {Arrow} from '@remotion/shapes';
import {AbsoluteFill, interpolate, spring, useCurrentFrame} from 'remotion';

export type ShapeArrowProps = {
  readonly direction: 'right' | 'left' | 'up' | 'down';
  readonly length: number;
  readonly headWidth: number;
  readonly headLength: number;
  readonly shaftWidth: number;
  readonly cornerRadius: number;
};

export const ShapeArrow: React.FC<ShapeArrowProps> = ({
  direction,
  length,
  headWidth,
  headLength,
  shaftWidth,
  cornerRadius,
}) => {
  const frame = useCurrentFrame();
  const growth = spring({frame, fps: 30, config: {damping: 200}});

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: '#0b0e0f',
        justifyContent: 'center',
      }}
    >
      <Arrow
        direction={direction}
        // The shaft grows; the head keeps its shape
        length={interpolate(growth, [0, 1], [headLength, length])}
        headWidth={headWidth}
        headLength={headLength}
        shaftWidth={Math.min(shaftWidth, headWidth)}
        cornerRadius={cornerRadius}
        fill="#ff5a2e"
      />
    </AbsoluteFill>
  );
};
