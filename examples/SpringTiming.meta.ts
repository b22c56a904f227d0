import type {SpringTimingProps} from './SpringTiming';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 28,
  alt: 'A light scene that has slid up over a dark one to the height of a dot on the curve of its progress, which overshoots and settles',
  defaultProps: {
    damping: 10,
    stiffness: 100,
    durationRestThreshold: 0.005,
    reverse: false,
  },
  controls: {
    damping: {type: 'range', min: 9, max: 200, step: 1},
    stiffness: {type: 'range', min: 40, max: 200, step: 10},
    durationRestThreshold: {type: 'range', min: 0.001, max: 0.1, step: 0.001},
    reverse: {type: 'toggle'},
  },
} satisfies ExampleMetadata<SpringTimingProps>;
