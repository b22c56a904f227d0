import type {TextareaLinesProps} from './TextareaLines';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  alt: 'A string with line breaks on the left, and the same text on the right as credits in four lines with an empty line between them',
  defaultProps: {whiteSpace: 'pre-wrap'},
  controls: {whiteSpace: {type: 'select', options: ['pre-wrap', 'normal']}},
} satisfies ExampleMetadata<TextareaLinesProps>;
