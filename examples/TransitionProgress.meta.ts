import type {TransitionProgressProps} from './TransitionProgress';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 140,
  posterFrame: 36,
  alt: 'Scene A leaves with exiting at 0.40 while scene B comes in with entering at 0.40; each moves along a line of its own',
  defaultProps: {transitionInFrames: 40},
  controls: {
    transitionInFrames: {type: 'range', min: 10, max: 50, step: 1},
  },
} satisfies ExampleMetadata<TransitionProgressProps>;
