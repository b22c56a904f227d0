import type {FreezePendulumProps} from './FreezePendulum';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 84,
  alt: 'Two pendulums: one at frame 84 swings to the right, the other is frozen at frame 55 on its way to the left',
  defaultProps: {frame: 55, active: true},
  controls: {
    frame: {type: 'range', min: 0, max: 119, step: 1},
    active: {type: 'toggle'},
  },
} satisfies ExampleMetadata<FreezePendulumProps>;
