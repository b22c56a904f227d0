import type {PathWarpProps} from './PathWarp';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 10,
  alt: 'A grid of straight lines, bent to even waves; the line in its middle is orange',
  defaultProps: {amplitude: 70, wavelength: 640, interpolationThreshold: 20},
  controls: {
    amplitude: {type: 'range', min: 0, max: 110, step: 5},
    wavelength: {type: 'range', min: 240, max: 1200, step: 20},
    interpolationThreshold: {type: 'range', min: 10, max: 500, step: 10},
  },
} satisfies ExampleMetadata<PathWarpProps>;
