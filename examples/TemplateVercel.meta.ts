import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 165,
  posterFrame: 80,
  alt: 'A machine of 120 cells, one for each frame, two thirds of them white; below it, the sandbox has started and the frames are at 65 %',
  defaultProps: {},
} satisfies ExampleMetadata<object>;
