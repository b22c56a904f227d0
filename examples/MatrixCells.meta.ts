import type {MatrixCellsProps} from './MatrixCells';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 140,
  posterFrame: 70,
  alt: 'A slanted and moved card with the letter F over the outline in which it started, beside the matrix with the numbers that were applied to it',
  defaultProps: {a: 1.2, b: 0.2, c: -0.4, d: 0.9, tx: 120, ty: -40},
  controls: {
    a: {type: 'range', min: -1.5, max: 1.5, step: 0.1},
    b: {type: 'range', min: -1, max: 1, step: 0.1},
    c: {type: 'range', min: -1, max: 1, step: 0.1},
    d: {type: 'range', min: -1.5, max: 1.5, step: 0.1},
    tx: {type: 'range', min: -100, max: 300, step: 10},
    ty: {type: 'range', min: -150, max: 150, step: 10},
  },
} satisfies ExampleMetadata<MatrixCellsProps>;
