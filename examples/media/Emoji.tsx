import type {FunctionComponent, ReactNode} from 'react';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import type {EmojiName} from './emojis';

type Props = {
  /** From the beginning at 0 to the end at 1, where it looks the same. */
  readonly progress: number;
};

/** Goes from 0 to 1 and back. */
const wave = (progress: number): number =>
  0.5 - Math.cos(progress * 2 * Math.PI) / 2;

function Bell({progress}: Props): ReactNode {
  const swing = Math.sin(progress * 4 * Math.PI);
  return (
    <g transform={`rotate(${swing * 16} 0 -44) scale(0.86)`}>
      <circle cx={swing * 9} cy={32} r={9} fill="#b85c45" />
      <path
        d="M-36 26C-26 14 -26 2 -24 -12A24 24 0 0 1 24 -12C26 2 26 14 36 26z"
        fill="#f0bc5e"
      />
      <circle cy={-38} r={7} fill="#b85c45" />
    </g>
  );
}

function Droplet({progress}: Props): ReactNode {
  const stretch = wave(progress);
  return (
    <g
      transform={`translate(0 ${16 - stretch * 12}) scale(${1 - stretch * 0.16} ${1 + stretch * 0.18})`}
    >
      <path
        d="M0 -44C16 -18 30 -6 30 12A30 30 0 0 1 -30 12C-30 -6 -16 -18 0 -44z"
        fill="#0a5aa8"
      />
      <path
        d="M-18 12A18 18 0 0 0 -4 29"
        fill="none"
        stroke="#7cbbff"
        strokeWidth={6}
        strokeLinecap="round"
      />
    </g>
  );
}

function Star({progress}: Props): ReactNode {
  const glow = wave(progress);
  return (
    <>
      {[0, 72, 144, 216, 288].map((angle) => (
        <path
          key={angle}
          d={`M0 ${38 + glow * 2}V${38 + glow * 10}`}
          stroke="#5fd3a0"
          strokeWidth={5}
          strokeLinecap="round"
          opacity={glow}
          transform={`rotate(${angle})`}
        />
      ))}
      <path
        d="M0 -36L10.6 -14.6L34.2 -11.1L17.1 5.6L21.2 29.1L0 18L-21.2 29.1L-17.1 5.6L-34.2 -11.1L-10.6 -14.6z"
        fill="#f0bc5e"
        stroke="#f0bc5e"
        strokeWidth={6}
        strokeLinejoin="round"
        transform={`scale(${0.86 + glow * 0.14}) rotate(${Math.sin(progress * 2 * Math.PI) * 10})`}
      />
    </>
  );
}

/** What can be drawn, by the name that the toolkit has for the emoji. */
const drawings: Readonly<Record<EmojiName, FunctionComponent<Props>>> = {
  bell: Bell,
  droplet: Droplet,
  'glowing-star': Star,
};

/** A short loop on a transparent background. */
export function Emoji({name}: {readonly name: EmojiName}): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const Drawing = drawings[name];
  return (
    <AbsoluteFill>
      <svg viewBox="-50 -50 100 100">
        <Drawing progress={frame / durationInFrames} />
      </svg>
    </AbsoluteFill>
  );
}
