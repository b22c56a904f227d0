import type {CaptionPagesProps} from './CaptionPages';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 105,
  posterFrame: 42,
  alt: 'The words of the page that is due, one of them in orange; below, a timeline of eight words in blocks, one for each page',
  defaultProps: {combineTokensWithinMilliseconds: 1000},
  controls: {
    combineTokensWithinMilliseconds: {
      type: 'range',
      min: 0,
      max: 3500,
      step: 100,
    },
  },
} satisfies ExampleMetadata<CaptionPagesProps>;
