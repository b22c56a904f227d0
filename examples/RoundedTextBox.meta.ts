import type {RoundedTextBoxProps} from './RoundedTextBox';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 60,
  alt: 'Three centered lines of text on one white shape that follows the width of each line with rounded corners',
  defaultProps: {textAlign: 'center', borderRadius: 28, horizontalPadding: 40},
  controls: {
    textAlign: {type: 'select', options: ['left', 'center', 'right']},
    borderRadius: {type: 'range', min: 0, max: 64, step: 4},
    horizontalPadding: {type: 'range', min: 0, max: 120, step: 8},
  },
} satisfies ExampleMetadata<RoundedTextBoxProps>;
