import type {PathResetProps} from './PathReset';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 105,
  posterFrame: 80,
  alt: 'An orange T in the corner of two axes, a thin outline where it was drawn, and the path before and after as text',
  defaultProps: {x: 700, y: 200},
  controls: {
    x: {type: 'range', min: -100, max: 900, step: 10},
    y: {type: 'range', min: -80, max: 220, step: 10},
  },
} satisfies ExampleMetadata<PathResetProps>;
