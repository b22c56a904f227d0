import type {AudioOscilloscopeProps} from './AudioOscilloscope';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  posterFrame: 60,
  alt: 'A blue wave that swings up and down around the middle: the swings are largest where a note of a melody begins, and get smaller from there',
  defaultProps: {
    muted: true,
    numberOfSamples: 48,
    windowInSeconds: 1,
    normalize: true,
  },
  controls: {
    muted: {type: 'toggle'},
    numberOfSamples: {type: 'range', min: 8, max: 128, step: 8},
    windowInSeconds: {type: 'range', min: 0.1, max: 2, step: 0.1},
    normalize: {type: 'toggle'},
  },
} satisfies ExampleMetadata<AudioOscilloscopeProps>;
