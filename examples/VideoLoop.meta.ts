import type {ExampleMetadata} from './types';
import type {VideoLoopProps} from './VideoLoop';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 75,
  alt: 'A video of the sun above a mountain, at 2.5 s of its own time, in the second pass of a loop',
  defaultProps: {trimBefore: 60, trimAfter: 120, loop: true},
  controls: {
    trimBefore: {type: 'range', min: 0, max: 75, step: 15},
    trimAfter: {type: 'range', min: 90, max: 180, step: 15},
    loop: {type: 'toggle'},
  },
} satisfies ExampleMetadata<VideoLoopProps>;
