import type {PathEvolveProps} from './PathEvolve';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 44,
  alt: 'A looping line, drawn in orange for the first two thirds of its length, with its progress and stroke offset',
  defaultProps: {strokeWidth: 14, isWipedOff: true},
  controls: {
    strokeWidth: {type: 'range', min: 2, max: 40, step: 2},
    isWipedOff: {type: 'toggle'},
  },
} satisfies ExampleMetadata<PathEvolveProps>;
