import type {MotionTrailProps} from './MotionTrail';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 30,
  alt: 'A dot on its way along a curve, followed by a tail of copies from where it was before, which fade with their age',
  defaultProps: {layers: 14, lagInFrames: 1.5, trailOpacity: 0.6},
  controls: {
    layers: {type: 'range', min: 0, max: 40, step: 1},
    lagInFrames: {type: 'range', min: 0.1, max: 4, step: 0.1},
    trailOpacity: {type: 'range', min: 0, max: 1, step: 0.05},
  },
} satisfies ExampleMetadata<MotionTrailProps>;
