import type {ExampleMetadata} from './types';
import type {TransparentVideoProps} from './TransparentVideo';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 12,
  alt: 'The title “Harbor Sessions” on a dark background, and in front of it a large bell whose surroundings are transparent',
  defaultProps: {background: '#1d3a40'},
  controls: {background: {type: 'color'}},
} satisfies ExampleMetadata<TransparentVideoProps>;
