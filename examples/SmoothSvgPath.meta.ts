import type {SmoothSvgPathProps} from './SmoothSvgPath';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 20,
  alt: 'Eight white points, joined by a gray line with sharp corners and by a pink curve that passes through every point without a corner',
  defaultProps: {numberOfPoints: 8, hasStraightLine: true},
  controls: {
    numberOfPoints: {type: 'range', min: 2, max: 14, step: 1},
    hasStraightLine: {type: 'toggle'},
  },
} satisfies ExampleMetadata<SmoothSvgPathProps>;
