import type {FontWeightsProps} from './FontWeights';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 20,
  alt: 'A word whose letters run from thin to bold and back, with the caption: One font file, fontWeight 400 to 700',
  defaultProps: {text: 'Typography'},
  controls: {text: {type: 'text', maxLength: 14}},
} satisfies ExampleMetadata<FontWeightsProps>;
