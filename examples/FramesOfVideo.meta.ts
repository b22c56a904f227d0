import type {FramesOfVideoProps} from './FramesOfVideo';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 45,
  alt: 'Frame 45 of a ball that bounces to the right, and below it six small pictures: what frames 0, 15, 30, 45, 60 and 75 look like',
  defaultProps: {},
} satisfies ExampleMetadata<FramesOfVideoProps>;
