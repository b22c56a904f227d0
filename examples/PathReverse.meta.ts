import type {PathReverseProps} from './PathReverse';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 105,
  posterFrame: 34,
  alt: 'The same bent line twice, drawn from its left end in one picture and from its right end in the other',
  defaultProps: {},
} satisfies ExampleMetadata<PathReverseProps>;
