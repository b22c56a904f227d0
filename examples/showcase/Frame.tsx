import type {CSSProperties, ReactNode} from 'react';
import {AbsoluteFill, Easing, interpolate} from 'remotion';

/** What all compositions of the showcase take. */
export type ShowcaseProps = {
  /** The name of the entry. */
  readonly title: string;
};

type FrameProps = ShowcaseProps & {
  readonly background: string;
  readonly color?: string;
  /** Where the title is; otherwise at the foot. */
  readonly titleStyle?: CSSProperties;
  readonly children: ReactNode;
};

/** The largest size at which a title of any length fits into three lines. */
export function titleSize(title: string): number {
  return Math.max(72, Math.min(128, Math.round(2300 / title.length)));
}

/**
 * From 1 to 0 and back to 1. A preview begins with the picture that its poster
 * shows, so what moves has to leave before it can come in.
 */
export function outAndIn(frame: number, delay: number): number {
  return interpolate(frame, [0, 9, 12 + delay, 30 + delay], [1, 0, 0, 1], {
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.cubic),
  });
}

/** A picture with the name of an entry. */
export const Frame: React.FC<FrameProps> = ({
  title,
  background,
  color = '#f2f5f5',
  titleStyle = {bottom: 44},
  children,
}) => {
  return (
    <AbsoluteFill
      style={{
        backgroundColor: background,
        color,
        fontFamily: "'Instrument Sans Variable', system-ui, sans-serif",
      }}
    >
      {children}
      <div
        style={{
          position: 'absolute',
          left: 64,
          right: 64,
          fontSize: titleSize(title),
          fontWeight: 650,
          letterSpacing: '-0.03em',
          lineHeight: 1.04,
          overflowWrap: 'anywhere',
          textWrap: 'balance',
          ...titleStyle,
        }}
      >
        {title}
      </div>
    </AbsoluteFill>
  );
};
