import type {MatrixGridProps} from './MatrixGrid';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 140,
  posterFrame: 70,
  alt: 'A slanted blue card beside a grid of four by four numbers, in which the numbers that move and slant the card are framed in yellow',
  defaultProps: {
    row1column1: 1,
    row1column2: 0.25,
    row1column4: 100,
    row2column2: 1,
    row2column4: -40,
  },
  controls: {
    row1column1: {type: 'range', min: -1.4, max: 1.4, step: 0.05},
    row1column2: {type: 'range', min: -1, max: 1, step: 0.05},
    row1column4: {type: 'range', min: -100, max: 200, step: 10},
    row2column2: {type: 'range', min: -1.4, max: 1.4, step: 0.05},
    row2column4: {type: 'range', min: -200, max: 200, step: 10},
  },
} satisfies ExampleMetadata<MatrixGridProps>;
