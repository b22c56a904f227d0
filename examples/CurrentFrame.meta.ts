import type {CurrentFrameProps} from './CurrentFrame';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 72,
  alt: 'Two rulers under one mark: it reads 72 in the composition, and 42 in a sequence that starts at frame 30',
  defaultProps: {from: 30},
  controls: {from: {type: 'range', min: 0, max: 75, step: 1}},
} satisfies ExampleMetadata<CurrentFrameProps>;
