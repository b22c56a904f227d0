import type {ExampleMetadata} from './types';
import type {TransitionChoiceProps} from './TransitionChoice';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 100,
  posterFrame: 55,
  alt: 'A growing circle in the center of a blue scene uncovers a yellow scene with the word After',
  defaultProps: {presentation: 'iris', durationInFrames: 40},
  controls: {
    presentation: {
      type: 'select',
      options: ['clockWipe', 'fade', 'flip', 'iris', 'slide', 'wipe'],
    },
    durationInFrames: {type: 'range', min: 10, max: 70, step: 5},
  },
} satisfies ExampleMetadata<TransitionChoiceProps>;
