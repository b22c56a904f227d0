import type {BlurOfHookProps} from './BlurOfHook';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 100,
  posterFrame: 3,
  alt: 'A ball on its way to the right, blurred in the direction of its motion',
  defaultProps: {isHookInside: true},
  controls: {isHookInside: {type: 'toggle'}},
} satisfies ExampleMetadata<BlurOfHookProps>;
