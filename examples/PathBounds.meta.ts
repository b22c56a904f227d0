import type {PathBoundsProps} from './PathBounds';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 95,
  alt: 'A curve in the smallest orange rectangle that holds it, with two of its corners and its size in numbers',
  defaultProps: {swing: 220},
  controls: {swing: {type: 'range', min: 0, max: 220, step: 10}},
} satisfies ExampleMetadata<PathBoundsProps>;
