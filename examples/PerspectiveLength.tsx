import {makeTransform, perspective, rotateY} from '@remotion/animation-utils';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export type PerspectiveLengthProps = {
  readonly length: number;
};

export const PerspectiveLength: React.FC<PerspectiveLengthProps> = ({
  length,
}) => {
  const frame = useCurrentFrame();
  const turn = rotateY(interpolate(frame, [0, 150], [0, 360]));
  const cards = [
    {name: 'rotateY()', transform: turn, color: '#9aa7a9'},
    {
      name: `perspective(${length}), rotateY()`,
      transform: makeTransform([perspective(length), turn]),
      color: '#f0bc5e',
    },
  ];

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b0e0f',
        flexDirection: 'row',
        paddingBottom: 60,
      }}
    >
      {cards.map(({name, transform, color}) => (
        <div
          key={color}
          style={{
            alignItems: 'center',
            display: 'flex',
            flex: 1,
            flexDirection: 'column',
            justifyContent: 'center',
          }}
        >
          <div
            style={{
              alignItems: 'center',
              backgroundColor: color,
              color: '#0b0e0f',
              display: 'flex',
              fontFamily: 'sans-serif',
              fontSize: 220,
              fontWeight: 700,
              height: 300,
              justifyContent: 'center',
              transform,
              width: 300,
            }}
          >
            B
          </div>
          <div
            style={{
              bottom: 20,
              color,
              fontFamily: 'monospace',
              fontSize: 38,
              position: 'absolute',
            }}
          >
            {name}
          </div>
        </div>
      ))}
    </AbsoluteFill>
  );
};
