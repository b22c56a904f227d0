import type {ExampleMetadata} from './types';
import type {VideoHoldProps} from './VideoHold';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 60,
  alt: 'A video of the sun above a mountain that is frozen at 1.5 s of its own time, and below it the text “2.0 s of the composition, frozen”',
  defaultProps: {holdAt: 45, holdFor: 45},
  controls: {
    holdAt: {type: 'range', min: 15, max: 75, step: 15},
    holdFor: {type: 'range', min: 0, max: 75, step: 15},
  },
} satisfies ExampleMetadata<VideoHoldProps>;
