import type {ReactNode} from 'react';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {readonly name: string};

export function Outro({name}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {fps, width} = useVideoConfig();
  const arrived = spring({frame, fps, config: {damping: 200}});
  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#f2f5f5',
        color: '#0b0e0f',
        justifyContent: 'flex-end',
        padding: 90,
        fontSize: 96,
        fontWeight: 620,
        letterSpacing: '-0.035em',
        lineHeight: 1,
        transform: `translateX(${(1 - arrived) * width}px)`,
      }}
    >
      What a year, {name}
    </AbsoluteFill>
  );
}
