import type {ExampleMetadata} from './types';
import type {ThreeVideoProps} from './ThreeVideo';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 30,
  alt: 'A flat box in three dimensions, turned to the side, whose front shows a video of the sun above a mountain at 1.0 s',
  defaultProps: {tilt: 40},
  controls: {tilt: {type: 'range', min: 0, max: 80, step: 5}},
} satisfies ExampleMetadata<ThreeVideoProps>;
