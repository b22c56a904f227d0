import type {NoiseField4dProps} from './NoiseField4d';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 0,
  alt: 'A grid of squares whose sizes pass gradually from large to small, and beside it a dot on the circle that the time runs along',
  defaultProps: {radius: 1, scale: 4},
  controls: {
    radius: {type: 'range', min: 0, max: 2, step: 0.1},
    scale: {type: 'range', min: 1, max: 20, step: 0.5},
  },
} satisfies ExampleMetadata<NoiseField4dProps>;
