import type {TransitionOverlapProps} from './TransitionOverlap';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 140,
  posterFrame: 42,
  alt: 'Three scenes as bars on a time line, each overlapping the next; the playhead stands where A and B overlap, and B slides in over A',
  defaultProps: {transitionInFrames: 15},
  controls: {
    transitionInFrames: {type: 'range', min: 5, max: 25, step: 1},
  },
} satisfies ExampleMetadata<TransitionOverlapProps>;
