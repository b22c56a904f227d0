import type {PathLengthProps} from './PathLength';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  alt: 'A bent line and below it a straight one of the same length; both are drawn to two thirds, up to an orange dot',
  defaultProps: {bend: 480},
  controls: {bend: {type: 'range', min: 0, max: 600, step: 20}},
} satisfies ExampleMetadata<PathLengthProps>;
