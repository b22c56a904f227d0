import type {TransitionWipeProps} from './TransitionWipe';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 30,
  alt: 'A diagonal edge runs over the picture: on its upper left a light scene with the letter B, on its lower right a dark one with an A',
  defaultProps: {direction: 'from-top-left'},
  controls: {
    direction: {
      type: 'select',
      options: [
        'from-left',
        'from-top-left',
        'from-top',
        'from-top-right',
        'from-right',
        'from-bottom-right',
        'from-bottom',
        'from-bottom-left',
      ],
    },
  },
} satisfies ExampleMetadata<TransitionWipeProps>;
