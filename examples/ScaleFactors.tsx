import {scale} from '@remotion/animation-utils';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type ScaleFactorsProps = {
  readonly x: number;
  readonly y: number;
  readonly transformOrigin: 'center' | 'left' | 'top left';
};

const box = {height: 220, left: 500, position: 'absolute', top: 210} as const;

export const ScaleFactors: React.FC<ScaleFactorsProps> = ({
  x,
  y,
  transformOrigin,
}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 50, 90, 130], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const toFactor = (factor: number) =>
    Math.round((1 + (factor - 1) * progress) * 100) / 100;
  const transform = scale(toFactor(x), toFactor(y));

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <div
        style={{
          ...box,
          alignItems: 'center',
          backgroundColor: '#f0bc5e',
          color: '#0b0e0f',
          display: 'flex',
          fontFamily: 'sans-serif',
          fontSize: 150,
          fontWeight: 700,
          justifyContent: 'center',
          transform,
          transformOrigin,
          width: 280,
        }}
      >
        Fa
      </div>
      <div style={{...box, outline: '4px dashed #7cbbff', width: 280}} />
      <div
        style={{
          bottom: 40,
          color: '#f2f5f5',
          fontFamily: 'monospace',
          fontSize: 40,
          position: 'absolute',
          textAlign: 'center',
          width: '100%',
        }}
      >
        {transform}
      </div>
    </AbsoluteFill>
  );
};
