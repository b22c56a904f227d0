import type {MakeEllipseOrbitsProps} from './MakeEllipseOrbits';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 12,
  alt: 'Three equal ellipses, turned against each other around their common center, with an orange dot on each, like an atom',
  defaultProps: {rx: 360, ry: 110, orbits: 3},
  controls: {
    rx: {type: 'range', min: 100, max: 380, step: 10},
    ry: {type: 'range', min: 40, max: 300, step: 10},
    orbits: {type: 'range', min: 1, max: 6, step: 1},
  },
} satisfies ExampleMetadata<MakeEllipseOrbitsProps>;
