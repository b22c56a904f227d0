import type {VideoTrimProps} from './VideoTrim';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 45,
  alt: 'A video of the sun above a mountain, at 2.5 s of its own time, in frame 45 of the composition',
  defaultProps: {from: 0, trimBefore: 30, trimAfter: 150},
  controls: {
    from: {type: 'range', min: 0, max: 90, step: 15},
    trimBefore: {type: 'range', min: 0, max: 75, step: 15},
    trimAfter: {type: 'range', min: 90, max: 180, step: 15},
  },
} satisfies ExampleMetadata<VideoTrimProps>;
