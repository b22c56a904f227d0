import type {TransitionMixProps} from './TransitionMix';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 30,
  alt: 'An upright edge divides the picture: on its left a light scene with the letter B, on its right a dark one with an A',
  defaultProps: {presentation: 'wipe', timing: 'eased'},
  controls: {
    presentation: {
      type: 'select',
      options: ['fade', 'slide', 'wipe', 'flip'],
    },
    timing: {type: 'select', options: ['linear', 'eased', 'spring']},
  },
} satisfies ExampleMetadata<TransitionMixProps>;
