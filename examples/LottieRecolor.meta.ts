import type {LottieRecolorProps} from './LottieRecolor';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 100,
  alt: 'A flower with light blue petals in a dark blue pot, in other colors than those of its file',
  defaultProps: {petals: '#7cbbff', pot: '#0a5aa8'},
  controls: {petals: {type: 'color'}, pot: {type: 'color'}},
} satisfies ExampleMetadata<LottieRecolorProps>;
