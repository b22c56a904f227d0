import type {ExampleMetadata} from './types';
import type {VideoPixelsProps} from './VideoPixels';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  alt: 'A video of the sun above a mountain that consists of large square blocks of one color each',
  defaultProps: {blockSize: 16, brightness: 1.1},
  controls: {
    blockSize: {type: 'range', min: 4, max: 40, step: 4},
    brightness: {type: 'range', min: 0.5, max: 1.5, step: 0.1},
  },
} satisfies ExampleMetadata<VideoPixelsProps>;
