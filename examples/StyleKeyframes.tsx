import {
  interpolateStyles,
  makeTransform,
  rotate,
  translateX,
} from '@remotion/animation-utils';
import {AbsoluteFill, Easing, useCurrentFrame} from 'remotion';

const easings = {
  linear: Easing.linear,
  'inOut(cubic)': Easing.inOut(Easing.cubic),
  'out(back)': Easing.out(Easing.back()),
  bounce: Easing.bounce,
};

export type StyleKeyframesProps = {
  readonly easing: keyof typeof easings;
  readonly extrapolateRight: 'clamp' | 'extend' | 'wrap';
};

const keyframes = [20, 65, 110];

export const StyleKeyframes: React.FC<StyleKeyframesProps> = ({
  easing,
  extrapolateRight,
}) => {
  const frame = useCurrentFrame();
  const style = interpolateStyles(
    frame,
    keyframes,
    [
      {
        backgroundColor: '#ff5a2e',
        borderRadius: '16px',
        transform: makeTransform([translateX(-380), rotate(-30)]),
      },
      {
        backgroundColor: '#f0bc5e',
        borderRadius: '110px',
        transform: makeTransform([translateX(0), rotate(0)]),
      },
      {
        backgroundColor: '#5fd3a0',
        borderRadius: '16px',
        transform: makeTransform([translateX(380), rotate(30)]),
      },
    ],
    {easing: easings[easing], extrapolateLeft: 'clamp', extrapolateRight},
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <div
        style={{
          ...style,
          height: 220,
          left: 530,
          position: 'absolute',
          top: 170,
          width: 220,
        }}
      />
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <rect x={140} y={588} width={1000} height={4} fill="#4b5759" />
        {keyframes.map((keyframe) => {
          const x = 140 + (keyframe / 150) * 1000;
          return (
            <g key={keyframe} transform={`translate(${x} 590)`}>
              <rect
                x={-14}
                y={-14}
                width={28}
                height={28}
                fill="#f2f5f5"
                transform="rotate(45)"
              />
              <text y={70} fill="#9aa7a9" textAnchor="middle">
                {keyframe}
              </text>
            </g>
          );
        })}
        <rect
          x={137 + (frame / 150) * 1000}
          y={550}
          width={6}
          height={80}
          fill="#ff5a2e"
        />
      </svg>
    </AbsoluteFill>
  );
};
