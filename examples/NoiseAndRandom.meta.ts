import type {NoiseAndRandomProps} from './NoiseAndRandom';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  alt: 'Two curves below each other: that of random() jumps from frame to frame, that of noise2D() is a smooth line of hills and valleys',
  defaultProps: {speed: 1},
  controls: {speed: {type: 'range', min: 0.1, max: 4, step: 0.1}},
} satisfies ExampleMetadata<NoiseAndRandomProps>;
