import type {MakeStarWindowProps} from './MakeStarWindow';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 45,
  alt: 'A dark scene; in its middle an opening in the shape of a star, through which a light scene with the letter B is seen',
  defaultProps: {points: 5, innerShare: 0.5},
  controls: {
    points: {type: 'range', min: 3, max: 20, step: 1},
    innerShare: {type: 'range', min: 0.25, max: 1, step: 0.05},
  },
} satisfies ExampleMetadata<MakeStarWindowProps>;
