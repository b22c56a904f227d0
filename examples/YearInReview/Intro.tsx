import type {ReactNode} from 'react';
import {Easing, interpolate, useCurrentFrame} from 'remotion';

type Props = {readonly name: string};

export function Intro({name}: Props): ReactNode {
  const frame = useCurrentFrame();
  // It is there at once: where the composition repeats, the stage is not empty.
  const shift = interpolate(frame, [0, 12], [48, 0], {
    easing: Easing.out(Easing.cubic),
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
        transform: `translateX(${shift}px)`,
        whiteSpace: 'nowrap',
      }}
    >
      {name} merged
    </div>
  );
}
