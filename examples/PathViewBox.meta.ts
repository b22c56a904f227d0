import type {PathViewBoxProps} from './PathViewBox';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 40,
  alt: 'A square that turns, twice: in its own view box its corners are cut off, in an extended one they are whole',
  defaultProps: {scale: 1.5},
  controls: {scale: {type: 'range', min: 1, max: 1.7, step: 0.05}},
} satisfies ExampleMetadata<PathViewBoxProps>;
