import type {MakeArrowRouteProps} from './MakeArrowRoute';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 62,
  alt: 'An orange dot draws the outline of an arrow, which is finished up to the lower edge of the head',
  defaultProps: {direction: 'right'},
  controls: {
    direction: {type: 'select', options: ['right', 'left', 'up', 'down']},
  },
} satisfies ExampleMetadata<MakeArrowRouteProps>;
