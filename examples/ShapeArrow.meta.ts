import type {ShapeArrowProps} from './ShapeArrow';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 60,
  alt: 'A thick orange arrow with slightly rounded corners that points to the right',
  defaultProps: {
    direction: 'right',
    length: 620,
    headWidth: 360,
    headLength: 240,
    shaftWidth: 150,
    cornerRadius: 24,
  },
  controls: {
    direction: {type: 'select', options: ['right', 'left', 'up', 'down']},
    length: {type: 'range', min: 320, max: 680, step: 10},
    headWidth: {type: 'range', min: 160, max: 480, step: 10},
    headLength: {type: 'range', min: 120, max: 320, step: 10},
    shaftWidth: {type: 'range', min: 40, max: 240, step: 10},
    cornerRadius: {type: 'range', min: 0, max: 40, step: 2},
  },
} satisfies ExampleMetadata<ShapeArrowProps>;
