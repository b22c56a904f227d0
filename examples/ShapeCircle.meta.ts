import type {ShapeCircleProps} from './ShapeCircle';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 105,
  posterFrame: 50,
  alt: 'A large orange circle, and its radius in pixels',
  defaultProps: {radius: 250, isFilled: true, strokeWidth: 0},
  controls: {
    radius: {type: 'range', min: 60, max: 250, step: 10},
    isFilled: {type: 'toggle'},
    strokeWidth: {type: 'range', min: 0, max: 40, step: 2},
  },
} satisfies ExampleMetadata<ShapeCircleProps>;
