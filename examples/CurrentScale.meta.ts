import type {CurrentScaleProps} from './CurrentScale';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 30,
  alt: 'A bar that is 800 pixels wide in the composition; at a scale of 1 it is as wide on the screen',
  defaultProps: {},
} satisfies ExampleMetadata<CurrentScaleProps>;
