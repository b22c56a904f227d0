import type {ShapeEllipseProps} from './ShapeEllipse';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 8,
  alt: 'A large orange ellipse, about twice as wide as it is high, and its two radii in pixels',
  defaultProps: {rx: 480, ry: 220},
  controls: {
    rx: {type: 'range', min: 60, max: 560, step: 10},
    ry: {type: 'range', min: 60, max: 260, step: 10},
  },
} satisfies ExampleMetadata<ShapeEllipseProps>;
