import type {PathTangentProps} from './PathTangent';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 22,
  alt: 'An orange arrow on a curve, turned into the direction of the thin line that touches the curve there',
  defaultProps: {isTurned: true},
  controls: {isTurned: {type: 'toggle'}},
} satisfies ExampleMetadata<PathTangentProps>;
