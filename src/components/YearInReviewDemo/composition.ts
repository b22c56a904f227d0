import type {ComponentProps, ComponentType} from 'react';
import poster from '@site/examples/YearInReview/poster.webp';
import {
  defaultProps,
  metadata,
  type YearInReviewProps,
} from '@site/examples/YearInReview/props';
import type {ExampleControl} from '@site/examples/types';
import type {PlayableComposition} from '../Playback/types';
import type {Preview} from '../Preview';

type InputProps = Record<string, unknown>;

export const yearInReview: PlayableComposition<YearInReviewProps> = {
  ...metadata,
  load: () =>
    import('@site/examples/YearInReview').then(
      ({YearInReview}) => YearInReview,
    ),
};

/** Rendered by `npm run fix` from the same files. */
export const yearInReviewPoster = {
  src: poster,
  phoneSrc: '/img/examples/YearInReview.phone.webp',
  width: metadata.width,
  height: metadata.height,
};

export const yearInReviewAlt =
  'A rendered frame: Ada merged 284 pull requests, with a bar for each month';

export const yearInReviewControls = {
  name: {type: 'text', maxLength: 18},
  total: {type: 'range', min: 0, max: 999, step: 1},
} satisfies Partial<Record<keyof YearInReviewProps, ExampleControl>>;

/** As other examples are, with its default props. */
export const yearInReviewExample: ComponentProps<typeof Preview> = {
  name: 'YearInReview',
  poster,
  metadata: {...metadata, alt: yearInReviewAlt, defaultProps},
  load: async () => ({
    YearInReview: (await yearInReview.load()) as ComponentType<InputProps>,
  }),
};
