import type {TransitionFlipProps} from './TransitionFlip';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 34,
  alt: 'A light scene with the letter B, turned about its vertical axis like a card, seen in perspective before a black ground',
  defaultProps: {direction: 'from-left', perspective: 1000},
  controls: {
    direction: {
      type: 'select',
      options: ['from-left', 'from-right', 'from-top', 'from-bottom'],
    },
    perspective: {type: 'range', min: 500, max: 4000, step: 100},
  },
} satisfies ExampleMetadata<TransitionFlipProps>;
