import type {AudioDuckingProps} from './AudioDucking';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  posterFrame: 60,
  alt: 'The volume of music as a green curve: it falls from 1 to 0.2 before a yellow block for speech begins, and rises again after its end',
  defaultProps: {muted: true, quiet: 0.2, fade: 30},
  controls: {
    muted: {type: 'toggle'},
    quiet: {type: 'range', min: 0, max: 1, step: 0.05},
    fade: {type: 'range', min: 1, max: 60, step: 1},
  },
} satisfies ExampleMetadata<AudioDuckingProps>;
