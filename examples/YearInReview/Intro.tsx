import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';

type Props = {readonly name: string};

export function Intro({name}: Props): ReactNode {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 12], [0, 1], {
    extrapolateRight: 'clamp',
  });
  return (
    <div
      style={{
        position: 'absolute',
        left: 90,
        top: 102,
        fontSize: 50,
        fontWeight: 500,
        letterSpacing: '-0.02em',
        lineHeight: 1,
        opacity,
        whiteSpace: 'nowrap',
      }}
    >
      {name} merged
    </div>
  );
}
