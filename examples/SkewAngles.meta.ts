import type {SkewAnglesProps} from './SkewAngles';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 140,
  posterFrame: 70,
  alt: 'Three slanted cards with the letter E: skewX() slants the vertical edges, skewY() the horizontal edges, and skew() with one angle both',
  defaultProps: {angle: 25},
  controls: {
    angle: {type: 'range', min: -40, max: 40, step: 1},
  },
} satisfies ExampleMetadata<SkewAnglesProps>;
