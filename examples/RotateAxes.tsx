import {
  makeTransform,
  perspective,
  rotate,
  rotate3d,
  rotateX,
  rotateY,
} from '@remotion/animation-utils';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type RotateAxesProps = {
  readonly angle: number;
  readonly depth: boolean;
};

export const RotateAxes: React.FC<RotateAxesProps> = ({angle, depth}) => {
  const frame = useCurrentFrame();
  const current = interpolate(frame, [10, 60, 90, 140], [0, angle, angle, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const cards = [
    {name: 'rotate', transform: rotate(current), color: '#f0bc5e'},
    {name: 'rotateX', transform: rotateX(current), color: '#5fd3a0'},
    {name: 'rotateY', transform: rotateY(current), color: '#7cbbff'},
    {
      name: 'rotate3d',
      transform: rotate3d(1, 1, 0, current),
      color: '#ff5a2e',
    },
  ];

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: '#0b0e0f',
        flexDirection: 'row',
        justifyContent: 'space-evenly',
      }}
    >
      {cards.map(({name, transform, color}) => (
        <div key={name}>
          <div style={{border: '3px dashed #4b5759', width: 200}}>
            <div
              style={{
                alignItems: 'center',
                backgroundColor: color,
                color: '#0b0e0f',
                display: 'flex',
                fontFamily: 'sans-serif',
                fontSize: 160,
                fontWeight: 700,
                height: 260,
                justifyContent: 'center',
                transform: depth
                  ? makeTransform([perspective(700), transform])
                  : transform,
              }}
            >
              R
            </div>
          </div>
          <div
            style={{
              color,
              fontFamily: 'monospace',
              fontSize: 38,
              paddingTop: 90,
              textAlign: 'center',
            }}
          >
            {name}
          </div>
        </div>
      ))}
    </AbsoluteFill>
  );
};
