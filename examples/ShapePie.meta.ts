import type {ShapePieProps} from './ShapePie';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 105,
  posterFrame: 63,
  alt: 'A pie that is filled with orange to 70 percent, clockwise from the top, and the value of its progress',
  defaultProps: {
    radius: 280,
    closePath: true,
    counterClockwise: false,
    rotation: 0,
  },
  controls: {
    radius: {type: 'range', min: 100, max: 300, step: 10},
    closePath: {type: 'toggle'},
    counterClockwise: {type: 'toggle'},
    rotation: {type: 'range', min: 0, max: 6.28, step: 0.01},
  },
} satisfies ExampleMetadata<ShapePieProps>;
