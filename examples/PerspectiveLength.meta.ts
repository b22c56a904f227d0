import type {PerspectiveLengthProps} from './PerspectiveLength';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 20,
  alt: 'Two cards turned around the vertical axis: without perspective, the first only looks narrower; with it, the second is larger at one edge than at the other',
  defaultProps: {length: 600},
  controls: {
    length: {type: 'range', min: 250, max: 2000, step: 50},
  },
} satisfies ExampleMetadata<PerspectiveLengthProps>;
