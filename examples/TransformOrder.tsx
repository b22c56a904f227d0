import {makeTransform, rotate, translateX} from '@remotion/animation-utils';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type TransformOrderProps = {
  readonly distance: number;
  readonly angle: number;
};

const box = {height: 140, left: 90, position: 'absolute', top: 150} as const;

export const TransformOrder: React.FC<TransformOrderProps> = ({
  distance,
  angle,
}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 50, 90, 130], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const move = translateX(Math.round(distance * progress));
  const turn = rotate(Math.round(angle * progress));
  const orders = [
    {steps: [move, turn], color: '#f0bc5e'},
    {steps: [turn, move], color: '#5fd3a0'},
  ];

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f', flexDirection: 'row'}}>
      {orders.map(({steps, color}) => (
        <div key={color} style={{flex: 1, position: 'relative'}}>
          <div style={{...box, border: '3px dashed #4b5759', width: 140}} />
          <div
            style={{
              ...box,
              backgroundColor: color,
              borderRight: '14px solid #f2f5f5',
              transform: makeTransform(steps),
              width: 140,
            }}
          />
          <div
            style={{
              bottom: 60,
              color,
              fontFamily: 'monospace',
              fontSize: 38,
              left: 90,
              lineHeight: 1.4,
              position: 'absolute',
            }}
          >
            {steps.map((step) => (
              <div key={step}>{step}</div>
            ))}
          </div>
        </div>
      ))}
    </AbsoluteFill>
  );
};
