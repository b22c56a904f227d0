import type {ExampleMetadata} from './types';
import type {TransparentLowerThirdProps} from './TransparentLowerThird';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 45,
  alt: 'A dark panel with the name “The Night Ferry” at the bottom left, on a checkerboard that stands for the transparent area',
  defaultProps: {name: 'The Night Ferry', behind: 'checkerboard'},
  controls: {
    name: {type: 'text', maxLength: 22},
    behind: {type: 'select', options: ['checkerboard', 'sunset', 'black']},
  },
} satisfies ExampleMetadata<TransparentLowerThirdProps>;
