import {Circle, Pie} from '@remotion/shapes';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export type ShapePieProps = {
  readonly radius: number;
  readonly closePath: boolean;
  readonly counterClockwise: boolean;
  readonly rotation: number;
};

const center = {alignItems: 'center', justifyContent: 'center'};

export const ShapePie: React.FC<ShapePieProps> = ({closePath, ...options}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [0, 90], [0, 1], {
    extrapolateRight: 'clamp',
  });
  // An open path is an arc, which has a stroke only
  const getColors = (color: string) => {
    return closePath
      ? {fill: color}
      : {fill: 'none', stroke: color, strokeWidth: 60};
  };

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <AbsoluteFill style={center}>
        <Circle radius={options.radius} {...getColors('#1a2123')} />
      </AbsoluteFill>
      <AbsoluteFill style={center}>
        <Pie
          {...options}
          progress={progress}
          closePath={closePath}
          {...getColors('#ff5a2e')}
        />
      </AbsoluteFill>
      <div
        style={{
          bottom: 48,
          color: '#f2f5f5',
          fontFamily: 'monospace',
          fontSize: 38,
          left: 64,
          position: 'absolute',
        }}
      >
        progress {progress.toFixed(2)}
      </div>
    </AbsoluteFill>
  );
};
