import type {ShapeTriangleProps} from './ShapeTriangle';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 15,
  alt: 'A large orange triangle with slightly rounded corners that points to the right',
  defaultProps: {
    length: 440,
    direction: 'right',
    rounding: 'cornerRadius',
    cornerRadius: 40,
    edgeRoundness: 0.8,
  },
  controls: {
    length: {type: 'range', min: 200, max: 480, step: 10},
    direction: {type: 'select', options: ['up', 'down', 'left', 'right']},
    rounding: {type: 'select', options: ['cornerRadius', 'edgeRoundness']},
    cornerRadius: {type: 'range', min: 0, max: 100, step: 5},
    edgeRoundness: {type: 'range', min: 0, max: 1.2, step: 0.05},
  },
} satisfies ExampleMetadata<ShapeTriangleProps>;
