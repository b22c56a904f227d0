import type {TransformOrderProps} from './TransformOrder';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 140,
  posterFrame: 70,
  alt: 'The same two transforms in both orders: moved and then turned, a square stays level with its start; turned and then moved, it goes down along a slope',
  defaultProps: {distance: 300, angle: 40},
  controls: {
    distance: {type: 'range', min: 0, max: 340, step: 10},
    angle: {type: 'range', min: -45, max: 90, step: 5},
  },
} satisfies ExampleMetadata<TransformOrderProps>;
