import {translateX} from '@remotion/animation-utils';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type TranslateUnitsProps = {
  readonly px: number;
  readonly percent: number;
  readonly em: number;
};

export const TranslateUnits: React.FC<TranslateUnitsProps> = ({
  px,
  percent,
  em,
}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 50, 90, 130], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const round = (value: number) => Math.round(value * 10) / 10;
  const rows = [
    {transform: translateX(round(px * progress)), color: '#f0bc5e'},
    {transform: translateX(round(percent * progress), '%'), color: '#5fd3a0'},
    {transform: translateX(round(em * progress), 'em'), color: '#7cbbff'},
  ];

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b0e0f',
        fontFamily: 'monospace',
        fontSize: 40,
        justifyContent: 'space-evenly',
        paddingLeft: 100,
      }}
    >
      {rows.map(({transform, color}) => (
        <div key={color}>
          <div style={{border: '3px dashed #4b5759', height: 90, width: 240}}>
            <div
              style={{
                backgroundColor: color,
                height: 96,
                margin: -3,
                transform,
                width: 240,
              }}
            />
          </div>
          <div style={{color, paddingTop: 12}}>{transform}</div>
        </div>
      ))}
    </AbsoluteFill>
  );
};
