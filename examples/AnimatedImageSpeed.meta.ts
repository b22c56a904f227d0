import type {AnimatedImageSpeedProps} from './AnimatedImageSpeed';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 15,
  alt: 'A pinwheel from an animated GIF, rotated by an eighth of a turn, and below it frame 15',
  defaultProps: {playbackRate: 1, isLooping: true},
  controls: {
    playbackRate: {type: 'range', min: 0.25, max: 2, step: 0.25},
    isLooping: {type: 'toggle'},
  },
} satisfies ExampleMetadata<AnimatedImageSpeedProps>;
