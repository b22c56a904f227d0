import type {ShapeHeartProps} from './ShapeHeart';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 30,
  alt: 'A large orange heart',
  defaultProps: {
    height: 480,
    aspectRatio: 1.1,
    bottomRoundnessAdjustment: 0,
    depthAdjustment: 0,
    debug: false,
  },
  controls: {
    height: {type: 'range', min: 200, max: 560, step: 10},
    aspectRatio: {type: 'range', min: 0.6, max: 1.8, step: 0.05},
    bottomRoundnessAdjustment: {
      type: 'range',
      min: -0.2,
      max: 0.2,
      step: 0.01,
    },
    depthAdjustment: {type: 'range', min: -0.15, max: 0.2, step: 0.01},
    debug: {type: 'toggle'},
  },
} satisfies ExampleMetadata<ShapeHeartProps>;
