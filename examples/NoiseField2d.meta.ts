import type {NoiseField2dProps} from './NoiseField2d';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 0,
  alt: 'A grid of short lines whose angles change little from one to the next, so that they show whirls like wind on a map',
  defaultProps: {speed: 0.5, scale: 12},
  controls: {
    speed: {type: 'range', min: 0, max: 3, step: 0.1},
    scale: {type: 'range', min: 1, max: 30, step: 0.5},
  },
} satisfies ExampleMetadata<NoiseField2dProps>;
