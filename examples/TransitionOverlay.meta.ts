import type {TransitionOverlayProps} from './TransitionOverlay';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 100,
  posterFrame: 41,
  alt: 'An orange bar that comes from the left covers half of a dark scene with the letter A',
  defaultProps: {durationInFrames: 30, offset: 0},
  controls: {
    durationInFrames: {type: 'range', min: 10, max: 60, step: 2},
    offset: {type: 'range', min: -10, max: 10, step: 1},
  },
} satisfies ExampleMetadata<TransitionOverlayProps>;
