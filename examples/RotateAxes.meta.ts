import type {RotateAxesProps} from './RotateAxes';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 75,
  alt: 'Four cards with the letter R turned by 50 degrees: clockwise in the plane, around the horizontal axis, around the vertical axis and around a diagonal',
  defaultProps: {angle: 50, depth: true},
  controls: {
    angle: {type: 'range', min: -360, max: 360, step: 10},
    depth: {type: 'toggle'},
  },
} satisfies ExampleMetadata<RotateAxesProps>;
