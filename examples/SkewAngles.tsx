import {skew, skewX, skewY} from '@remotion/animation-utils';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type SkewAnglesProps = {
  readonly angle: number;
};

export const SkewAngles: React.FC<SkewAnglesProps> = ({angle}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 50, 90, 130], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const current = Math.round(angle * progress);
  const cards = [
    {name: `skewX(${current})`, transform: skewX(current), color: '#f0bc5e'},
    {name: `skewY(${current})`, transform: skewY(current), color: '#5fd3a0'},
    {name: `skew(${current})`, transform: skew(current), color: '#7cbbff'},
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
        <div key={color}>
          <div style={{outline: '3px dashed #4b5759', width: 200}}>
            <div
              style={{
                alignItems: 'center',
                backgroundColor: color,
                color: '#0b0e0f',
                display: 'flex',
                fontFamily: 'sans-serif',
                fontSize: 150,
                fontWeight: 700,
                height: 200,
                justifyContent: 'center',
                transform,
              }}
            >
              E
            </div>
          </div>
          <div
            style={{
              color,
              fontFamily: 'monospace',
              fontSize: 38,
              paddingTop: 140,
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
