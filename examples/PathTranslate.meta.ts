import type {PathTranslateProps} from './PathTranslate';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  alt: 'The outline of an arrow, the same arrow in orange, moved to the right and down, and both paths as text',
  defaultProps: {x: 480, y: 200},
  controls: {
    x: {type: 'range', min: -160, max: 800, step: 10},
    y: {type: 'range', min: -120, max: 260, step: 10},
  },
} satisfies ExampleMetadata<PathTranslateProps>;
