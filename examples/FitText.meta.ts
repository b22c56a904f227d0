import type {FitTextProps} from './FitText';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 15,
  alt: 'A line of text that fills an outlined box from its left to its right edge, with the width and the font size below',
  defaultProps: {text: 'Lighthouse'},
  controls: {text: {type: 'text', maxLength: 32}},
} satisfies ExampleMetadata<FitTextProps>;
