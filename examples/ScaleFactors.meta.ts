import type {ScaleFactorsProps} from './ScaleFactors';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 140,
  posterFrame: 70,
  alt: 'A yellow card with text that is mirrored and enlarged from its center, one and a half times as wide and twice as high as the outline in which it started',
  defaultProps: {x: -1.5, y: 2, transformOrigin: 'center'},
  controls: {
    x: {type: 'range', min: -2, max: 2, step: 0.1},
    y: {type: 'range', min: -2, max: 2, step: 0.1},
    transformOrigin: {type: 'select', options: ['center', 'left', 'top left']},
  },
} satisfies ExampleMetadata<ScaleFactorsProps>;
