import type {ExampleMetadata} from './types';
import type {VideoSpeedRampProps} from './VideoSpeedRamp';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 60,
  alt: 'A video of the sun above a mountain, at 2.3 s of its own time, and below it the text “speed 2.50, 2.0 s of the composition”',
  defaultProps: {start: 0.5, end: 3},
  controls: {
    start: {type: 'range', min: 0.25, max: 3, step: 0.25},
    end: {type: 'range', min: 0.25, max: 3, step: 0.25},
  },
} satisfies ExampleMetadata<VideoSpeedRampProps>;
