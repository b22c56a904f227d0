import type {TransitionIrisProps} from './TransitionIris';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 35,
  alt: 'A circle that grows in the middle of a dark scene uncovers a light scene with the letter B',
  defaultProps: {},
} satisfies ExampleMetadata<TransitionIrisProps>;
