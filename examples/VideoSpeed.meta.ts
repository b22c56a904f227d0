import type {ExampleMetadata} from './types';
import type {VideoSpeedProps} from './VideoSpeed';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 45,
  alt: 'A video of the sun above a mountain, at 3.0 s of its own time, and below it 1.5 s of the composition',
  defaultProps: {playbackRate: 2},
  controls: {playbackRate: {type: 'range', min: 0.25, max: 2, step: 0.25}},
} satisfies ExampleMetadata<VideoSpeedProps>;
