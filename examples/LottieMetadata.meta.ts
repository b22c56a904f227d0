import type {LottieMetadataProps} from './LottieMetadata';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  posterFrame: 132,
  alt: 'A flower in a pot, and beside it the metadata of its file: 90 frames, 3 seconds, 30 fps, 400 by 400',
  defaultProps: {seconds: 5},
  controls: {seconds: {type: 'range', min: 1, max: 6, step: 0.5}},
} satisfies ExampleMetadata<LottieMetadataProps>;
