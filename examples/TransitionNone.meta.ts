import type {TransitionNoneProps} from './TransitionNone';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 30,
  alt: 'A dark scene with the letter A has shrunk to a quarter in the upper left corner, in front of a light scene with the letter B',
  defaultProps: {leavesInFront: true},
  controls: {leavesInFront: {type: 'toggle'}},
} satisfies ExampleMetadata<TransitionNoneProps>;
