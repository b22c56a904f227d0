import type {TemplateSkiaProps} from './TemplateSkia';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 72,
  alt: 'A flower of two rings of petals in cyan, magenta and yellow on paper; where petals overlap, their inks mix to orange, green and blue',
  defaultProps: {petals: 12, blendMode: 'multiply'},
  controls: {
    petals: {type: 'range', min: 3, max: 24, step: 3},
    blendMode: {type: 'select', options: ['multiply', 'screen', 'difference']},
  },
} satisfies ExampleMetadata<TemplateSkiaProps>;
