import type {QuoteColorsProps} from './QuoteColors';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 75,
  alt: 'A quote in two lines with a rule below, in dark ink on yellow paper',
  defaultProps: {
    firstLine: 'Measure twice,',
    secondLine: 'cut once.',
    ink: '#0b0e0f',
    paper: '#f0bc5e',
  },
  controls: {
    firstLine: {type: 'text', maxLength: 22},
    secondLine: {type: 'text', maxLength: 22},
    ink: {type: 'color'},
    paper: {type: 'color'},
  },
} satisfies ExampleMetadata<QuoteColorsProps>;
