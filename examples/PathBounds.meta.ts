import type {PathBoundsProps} from './PathBounds';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 68,
  alt: 'A curve in the smallest orange rectangle that holds it, with its corner and its size in numbers',
  defaultProps: {handleLength: 320},
  controls: {handleLength: {type: 'range', min: 0, max: 320, step: 10}},
} satisfies ExampleMetadata<PathBoundsProps>;
