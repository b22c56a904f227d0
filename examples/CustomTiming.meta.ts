import type {CustomTimingProps} from './CustomTiming';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 44,
  alt: 'A light scene that covers a dark one up to the height of a dot on the curve of its progress, a staircase of five steps',
  defaultProps: {durationInFrames: 45, steps: 5},
  controls: {
    durationInFrames: {type: 'range', min: 5, max: 60, step: 1},
    steps: {type: 'range', min: 1, max: 15, step: 1},
  },
} satisfies ExampleMetadata<CustomTimingProps>;
