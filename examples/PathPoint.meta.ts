import type {PathPointProps} from './PathPoint';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 40,
  alt: 'A line with a loop and evenly spaced marks; an orange dot is on it, and two thin lines lead to its x and y',
  defaultProps: {marks: 13},
  controls: {marks: {type: 'range', min: 2, max: 30, step: 1}},
} satisfies ExampleMetadata<PathPointProps>;
