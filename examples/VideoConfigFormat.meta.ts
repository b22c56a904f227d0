import type {VideoConfigFormatProps} from './VideoConfigFormat';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 20,
  alt: 'A portrait area with a turned square half as wide in its center; beside it width 360, height 600, fps 30, durationInFrames 90',
  defaultProps: {width: 360, height: 600},
  controls: {
    width: {type: 'range', min: 240, max: 700, step: 20},
    height: {type: 'range', min: 240, max: 640, step: 20},
  },
} satisfies ExampleMetadata<VideoConfigFormatProps>;
