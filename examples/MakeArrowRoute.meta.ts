import type {MakeArrowRouteProps} from './MakeArrowRoute';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 62,
  alt: 'An orange dot draws the outline of an arrow that points to the right and is nearly finished',
  defaultProps: {direction: 'right'},
  controls: {
    direction: {type: 'select', options: ['right', 'left', 'up', 'down']},
  },
} satisfies ExampleMetadata<MakeArrowRouteProps>;
