import type {ReactNode} from 'react';
import {Easing, interpolate, useCurrentFrame} from 'remotion';

type Props = {readonly months: readonly number[]; readonly accent: string};

/** Frames between the start of one bar and the next. */
const STAGGER = 5;

export function Bars({months, accent}: Props): ReactNode {
  const frame = useCurrentFrame();
  const best = Math.max(...months);
  return (
    <div
      style={{
        position: 'absolute',
        left: 90,
        right: 90,
        bottom: 90,
        height: 243,
        display: 'flex',
        alignItems: 'flex-end',
        gap: 14,
      }}
    >
      {months.map((height, month) => {
        const grown = interpolate(frame - month * STAGGER, [0, 14], [0, 1], {
          easing: Easing.out(Easing.quad),
          extrapolateLeft: 'clamp',
          extrapolateRight: 'clamp',
        });
        return (
          <div
            key={month}
            style={{
              flex: 1,
              height: `${height * grown}%`,
              borderRadius: '6px 6px 0 0',
              backgroundColor: height === best ? accent : '#4b5759',
            }}
          />
        );
      })}
    </div>
  );
}
