import type {TransitionClockWipeProps} from './TransitionClockWipe';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 33,
  alt: 'A light scene with the letter B has been uncovered clockwise over the right of the picture; the rest still shows a dark scene with an A',
  defaultProps: {},
} satisfies ExampleMetadata<TransitionClockWipeProps>;
