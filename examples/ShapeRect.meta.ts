import type {ShapeRectProps} from './ShapeRect';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  alt: 'A wide orange rectangle with round corners, and its width and height in pixels',
  defaultProps: {
    width: 800,
    height: 360,
    rounding: 'cornerRadius',
    cornerRadius: 80,
    edgeRoundness: 1,
  },
  controls: {
    width: {type: 'range', min: 480, max: 1120, step: 10},
    height: {type: 'range', min: 240, max: 480, step: 10},
    rounding: {type: 'select', options: ['cornerRadius', 'edgeRoundness']},
    cornerRadius: {type: 'range', min: 0, max: 120, step: 5},
    edgeRoundness: {type: 'range', min: 0, max: 1.2, step: 0.05},
  },
} satisfies ExampleMetadata<ShapeRectProps>;
