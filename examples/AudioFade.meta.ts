import type {AudioFadeProps} from './AudioFade';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  posterFrame: 36,
  alt: 'Bars for the volume of every frame rise to 1, stay there and fall to 0; at the current frame, the volume is 0.60',
  defaultProps: {muted: true, fadeIn: 60, fadeOut: 60},
  controls: {
    muted: {type: 'toggle'},
    fadeIn: {type: 'range', min: 1, max: 119, step: 1},
    fadeOut: {type: 'range', min: 1, max: 119, step: 1},
  },
} satisfies ExampleMetadata<AudioFadeProps>;
