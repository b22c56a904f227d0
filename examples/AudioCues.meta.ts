import type {AudioCuesProps} from './AudioCues';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  posterFrame: 75,
  alt: 'Three tracks below each other with a bar each, which begin at the frames 0, 60 and 120; at frame 75, the second bar is playing',
  defaultProps: {muted: true, from: 60, durationInFrames: 50},
  controls: {
    muted: {type: 'toggle'},
    from: {type: 'range', min: 15, max: 75, step: 15},
    durationInFrames: {type: 'range', min: 10, max: 60, step: 10},
  },
} satisfies ExampleMetadata<AudioCuesProps>;
