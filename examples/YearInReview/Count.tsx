import type {ReactNode} from 'react';
import {Easing, interpolate, useCurrentFrame} from 'remotion';

type Props = {readonly to: number};

export function Count({to}: Props): ReactNode {
  const frame = useCurrentFrame();
  const value = interpolate(frame, [0, 60], [0, to], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });
  const opacity = interpolate(frame, [0, 6], [0, 1], {
    extrapolateRight: 'clamp',
  });
  return (
    <div
      style={{
        position: 'absolute',
        left: 84,
        top: 178,
        display: 'flex',
        alignItems: 'baseline',
        gap: 22,
        opacity,
        lineHeight: 1,
      }}
    >
      <span style={{fontSize: 172, fontWeight: 620}}>
        {/* Places of one width: a render in the browser has no tabular figures. */}
        {Array.from(String(Math.round(value))).map((digit, place) => (
          <span
            key={place}
            style={{
              display: 'inline-flex',
              justifyContent: 'center',
              width: '0.59em',
            }}
          >
            {digit}
          </span>
        ))}
      </span>
      <span
        style={{
          fontSize: 50,
          fontWeight: 500,
          letterSpacing: '-0.02em',
          color: '#9aa7a9',
        }}
      >
        pull requests
      </span>
    </div>
  );
}
