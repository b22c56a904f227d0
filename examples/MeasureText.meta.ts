import type {MeasureTextProps} from './MeasureText';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 45,
  alt: 'Words in boxes of exactly their size; one box is orange, and its width and height are below in numbers',
  defaultProps: {text: 'Harbor ferry at nine', fontSize: 104},
  controls: {
    text: {type: 'text', maxLength: 32},
    fontSize: {type: 'range', min: 24, max: 160, step: 4},
  },
} satisfies ExampleMetadata<MeasureTextProps>;
