import type {PathScaleProps} from './PathScale';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  alt: 'A bolt, enlarged twice: with scalePath() its stroke is as thin as before, with a transform the stroke is three times as thick',
  defaultProps: {scaleX: 3, scaleY: 3},
  controls: {
    scaleX: {type: 'range', min: 0.5, max: 3.4, step: 0.1},
    scaleY: {type: 'range', min: 0.5, max: 3.4, step: 0.1},
  },
} satisfies ExampleMetadata<PathScaleProps>;
