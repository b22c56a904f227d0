import type {ReactNode} from 'react';
import {AbsoluteFill, Sequence} from 'remotion';
import {Bars} from './Bars';
import {Count} from './Count';
import {Intro} from './Intro';
import {Outro} from './Outro';
import type {YearInReviewProps} from './props';

/** A year of pull requests in five seconds: the composition of the home page. */
export function YearInReview({
  name,
  total,
  months,
  accent,
}: YearInReviewProps): ReactNode {
  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b0e0f',
        color: '#f2f5f5',
        fontFamily: "'Instrument Sans Variable', system-ui, sans-serif",
      }}
    >
      {/* #region tracks */}
      <Sequence durationInFrames={120}>
        <Intro name={name} />
      </Sequence>
      <Sequence from={8}>
        <Count to={total} />
      </Sequence>
      <Sequence from={20}>
        <Bars months={months} accent={accent} />
      </Sequence>
      <Sequence from={120}>
        <Outro name={name} />
      </Sequence>
      {/* #endregion tracks */}
    </AbsoluteFill>
  );
}
