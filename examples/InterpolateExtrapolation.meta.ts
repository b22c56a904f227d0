import type {InterpolateExtrapolationProps} from './InterpolateExtrapolation';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 106,
  alt: 'A line of dots that falls below 0 left of the range, rises from 0 to 100 inside it, and stays at 100 right of it',
  defaultProps: {extrapolateLeft: 'extend', extrapolateRight: 'clamp'},
  controls: {
    extrapolateLeft: {
      type: 'select',
      options: ['extend', 'clamp', 'wrap', 'identity'],
    },
    extrapolateRight: {
      type: 'select',
      options: ['extend', 'clamp', 'wrap', 'identity'],
    },
  },
} satisfies ExampleMetadata<InterpolateExtrapolationProps>;
