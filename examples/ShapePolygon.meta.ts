import type {ShapePolygonProps} from './ShapePolygon';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 105,
  posterFrame: 50,
  alt: 'A large orange hexagon that stands on a corner; its corners are rounded, and the corner radius is written below',
  defaultProps: {
    points: 6,
    radius: 260,
    rounding: 'cornerRadius',
    cornerRadius: 60,
    edgeRoundness: 1,
  },
  controls: {
    points: {type: 'range', min: 3, max: 12, step: 1},
    radius: {type: 'range', min: 100, max: 270, step: 10},
    rounding: {type: 'select', options: ['cornerRadius', 'edgeRoundness']},
    cornerRadius: {type: 'range', min: 0, max: 60, step: 5},
    edgeRoundness: {type: 'range', min: 0, max: 1.2, step: 0.05},
  },
} satisfies ExampleMetadata<ShapePolygonProps>;
