import type {ScreencastProps} from './Screencast';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  posterFrame: 130,
  alt: 'A screen recording with lines of code fills the picture; the camera, a person in front of a green wall, is a small round window in its corner',
  defaultProps: {chapter: 'Write the loop'},
  controls: {chapter: {type: 'text', maxLength: 24}},
} satisfies ExampleMetadata<ScreencastProps>;
