import type {PathLegsProps} from './PathLegs';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 45,
  alt: 'A dot on the curve of a route that has straight legs too; below it the index of the instruction and the pixels since its start',
  defaultProps: {duration: 100},
  controls: {duration: {type: 'range', min: 20, max: 120, step: 10}},
} satisfies ExampleMetadata<PathLegsProps>;
