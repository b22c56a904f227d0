/** Input props of the composition. */
export type YearInReviewProps = {
  /** Whose year it is. */
  readonly name: string;
  /** Merged pull requests over the year. */
  readonly total: number;
  /** Height of each month's bar, 0 to 100. */
  readonly months: readonly number[];
  /** Color of the best month, any CSS color. */
  readonly accent: string;
};

export const defaultProps: YearInReviewProps = {
  name: 'Ada',
  total: 284,
  months: [22, 30, 26, 44, 38, 57, 49, 72, 64, 83, 100, 61],
  accent: '#ff5a2e',
};

/** What a player or renderer needs to know of the composition. */
export const metadata = {
  id: 'YearInReview',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  /** The frame that stands for the whole where nothing plays. */
  posterFrame: 96,
} as const;
