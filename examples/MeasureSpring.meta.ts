import type {MeasureSpringProps} from './MeasureSpring';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 12,
  alt: 'A spring that swings around its target, and a line at frame 33, from where on it stays in a narrow band around the target',
  defaultProps: {damping: 5, stiffness: 100, threshold: 0.05},
  controls: {
    damping: {type: 'range', min: 5, max: 30, step: 1},
    stiffness: {type: 'range', min: 20, max: 400, step: 10},
    threshold: {type: 'range', min: 0.005, max: 0.2, step: 0.005},
  },
} satisfies ExampleMetadata<MeasureSpringProps>;
