import type {RandomDotsProps} from './RandomDots';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 90,
  alt: 'Many dots of various sizes, scattered over a dark area, the newest in orange, and the value that places it',
  defaultProps: {seed: 'remotion'},
  controls: {seed: {type: 'text', maxLength: 20}},
} satisfies ExampleMetadata<RandomDotsProps>;
