import type {NoiseField3dProps} from './NoiseField3d';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 60,
  alt: 'A grid of dots: groups of large light ones pass gradually into groups of small dark ones',
  defaultProps: {speed: 0.5, scale: 5},
  controls: {
    speed: {type: 'range', min: 0, max: 3, step: 0.1},
    scale: {type: 'range', min: 1, max: 20, step: 0.5},
  },
} satisfies ExampleMetadata<NoiseField3dProps>;
