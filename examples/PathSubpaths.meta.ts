import type {PathSubpathsProps} from './PathSubpaths';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 140,
  posterFrame: 65,
  alt: 'The word PATH in single strokes: P and A are finished, the stem of the T is being drawn in orange',
  defaultProps: {delay: 14},
  controls: {delay: {type: 'range', min: 0, max: 14, step: 1}},
} satisfies ExampleMetadata<PathSubpathsProps>;
