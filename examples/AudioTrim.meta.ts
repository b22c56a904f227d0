import type {AudioTrimProps} from './AudioTrim';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  posterFrame: 75,
  alt: 'A bar for an audio file, whose first quarter is cut off, and a timeline in which the rest of it plays from frame 30 on',
  defaultProps: {muted: true, from: 30, trimBefore: 60, playbackRate: 1},
  controls: {
    muted: {type: 'toggle'},
    from: {type: 'range', min: 0, max: 120, step: 15},
    trimBefore: {type: 'range', min: 0, max: 180, step: 15},
    playbackRate: {type: 'range', min: 0.5, max: 2, step: 0.25},
  },
} satisfies ExampleMetadata<AudioTrimProps>;
