import type {EasingBezierProps} from './EasingBezier';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 38,
  alt: 'A Bézier curve with its two control points; it rises above its box, and a dot has gone past the second of two lines',
  defaultProps: {x1: 0.34, y1: 1.56, x2: 0.64, y2: 1},
  controls: {
    x1: {type: 'range', min: 0, max: 1, step: 0.02},
    y1: {type: 'range', min: -0.5, max: 1.6, step: 0.02},
    x2: {type: 'range', min: 0, max: 1, step: 0.02},
    y2: {type: 'range', min: -0.5, max: 1.6, step: 0.02},
  },
} satisfies ExampleMetadata<EasingBezierProps>;
