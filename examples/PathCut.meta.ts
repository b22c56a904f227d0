import type {PathCutProps} from './PathCut';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 58,
  alt: 'A dashed route with several corners that has been drawn up to an orange dot, and the shortened path in text',
  defaultProps: {dash: 28, gap: 16},
  controls: {
    dash: {type: 'range', min: 4, max: 80, step: 4},
    gap: {type: 'range', min: 0, max: 60, step: 4},
  },
} satisfies ExampleMetadata<PathCutProps>;
