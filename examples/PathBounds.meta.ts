import type {PathBoundsProps} from './PathBounds';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 54,
  alt: 'An S-shaped curve in the smallest orange rectangle that holds it, with two of its corners and its size in numbers',
  defaultProps: {swing: 420},
  controls: {swing: {type: 'range', min: 0, max: 420, step: 10}},
} satisfies ExampleMetadata<PathBoundsProps>;
