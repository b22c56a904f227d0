import type {ReactNode} from 'react';
import {AbsoluteFill} from 'remotion';

type Props = {
  /** From sunrise at 0 to sunset at 1. */
  readonly progress: number;
  /** Stands in a corner of a video, so that its moments can be told apart. */
  readonly label?: string;
};

/** A landscape with the sun at its place. */
export function Landscape({progress, label}: Props): ReactNode {
  const angle = Math.PI * progress;
  return (
    <AbsoluteFill style={{backgroundColor: '#7cbbff'}}>
      <svg viewBox="0 0 1280 720">
        <circle
          cx={640 - Math.cos(angle) * 560}
          cy={470 - Math.sin(angle) * 330}
          r={80}
          fill="#f0bc5e"
        />
        <path
          d="M0 470L260 300L420 400L700 200L1280 520V720H0z"
          fill="#0a5aa8"
        />
        <path
          d="M700 200L592 277L660 300L708 272L770 320L800 255z"
          fill="#f2f5f5"
        />
        <path
          d="M0 540C240 450 480 450 720 530S1120 560 1280 480V720H0z"
          fill="#0b6b45"
        />
        <path
          d="M0 640C300 540 560 600 780 640S1140 620 1280 600V720H0z"
          fill="#5fd3a0"
        />
        {label && (
          <text
            x={48}
            y={112}
            fontFamily="monospace"
            fontSize={80}
            fill="#0b0e0f"
          >
            {label}
          </text>
        )}
      </svg>
    </AbsoluteFill>
  );
}
