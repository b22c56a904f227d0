import type {TransitionSlideProps} from './TransitionSlide';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 30,
  alt: 'A light scene with the letter B slides in from the left and pushes a dark scene with the letter A out to the right',
  defaultProps: {direction: 'from-left'},
  controls: {
    direction: {
      type: 'select',
      options: ['from-left', 'from-right', 'from-top', 'from-bottom'],
    },
  },
} satisfies ExampleMetadata<TransitionSlideProps>;
