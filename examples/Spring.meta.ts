import type {SpringProps} from './Spring';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 100,
  posterFrame: 11,
  alt: 'A dot above the line for 1, at the peak of its overshoot, and the curve of a spring that goes on to settle on that line',
  defaultProps: {
    damping: 10,
    mass: 1,
    stiffness: 100,
    overshootClamping: false,
  },
  controls: {
    damping: {type: 'range', min: 1, max: 100, step: 1},
    mass: {type: 'range', min: 0.2, max: 5, step: 0.1},
    stiffness: {type: 'range', min: 10, max: 400, step: 5},
    overshootClamping: {type: 'toggle'},
  },
} satisfies ExampleMetadata<SpringProps>;
