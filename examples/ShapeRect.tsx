import {Rect} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type ShapeRectProps = {
  readonly width: number;
  readonly height: number;
  readonly rounding: 'cornerRadius' | 'edgeRoundness';
  readonly cornerRadius: number;
  readonly edgeRoundness: number;
};

export const ShapeRect: React.FC<ShapeRectProps> = ({
  width,
  height,
  rounding,
  cornerRadius,
  edgeRoundness,
}) => {
  const frame = useCurrentFrame();
  // Opens from a square to its full width, and closes again
  const currentWidth = interpolate(
    frame,
    [0, 30, 90, 119],
    [height, width, width, height],
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
      <Rect
        width={currentWidth}
        height={height}
        // Only one of the two can be set
        {...(rounding === 'cornerRadius' ? {cornerRadius} : {edgeRoundness})}
        fill="#ff5a2e"
      />
      <div style={{bottom: 40, position: 'absolute'}}>
        width {Math.round(currentWidth)}, height {height}
      </div>
    </AbsoluteFill>
  );
};
