import type {ShapeStarProps} from './ShapeStar';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  alt: 'A large orange star with five sharp points, and its inner and outer radius in pixels',
  defaultProps: {
    points: 5,
    outerRadius: 270,
    innerRadius: 120,
    rounding: 'cornerRadius',
    cornerRadius: 0,
    edgeRoundness: 0.5,
  },
  controls: {
    points: {type: 'range', min: 3, max: 20, step: 1},
    outerRadius: {type: 'range', min: 160, max: 270, step: 10},
    innerRadius: {type: 'range', min: 40, max: 270, step: 10},
    rounding: {type: 'select', options: ['cornerRadius', 'edgeRoundness']},
    cornerRadius: {type: 'range', min: 0, max: 40, step: 2},
    edgeRoundness: {type: 'range', min: -0.5, max: 1.2, step: 0.05},
  },
} satisfies ExampleMetadata<ShapeStarProps>;
