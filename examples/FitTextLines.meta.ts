import type {FitTextLinesProps} from './FitTextLines';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 75,
  posterFrame: 60,
  alt: 'A sentence on three lines, as large as the width of its outlined box allows',
  defaultProps: {
    text: 'The last ferry leaves at nine tonight',
    maxLines: 3,
    maxBoxWidth: 1000,
  },
  controls: {
    text: {type: 'text', maxLength: 60},
    maxLines: {type: 'range', min: 1, max: 5, step: 1},
    maxBoxWidth: {type: 'range', min: 300, max: 1200, step: 20},
  },
} satisfies ExampleMetadata<FitTextLinesProps>;
