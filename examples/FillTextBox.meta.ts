import type {FillTextBoxProps} from './FillTextBox';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 100,
  posterFrame: 90,
  alt: 'Words fill the lines of an outlined box; those that no longer fit are below it in orange',
  defaultProps: {
    text: 'Wind from the west, rain before noon, and clear skies at night',
    maxLines: 3,
    maxBoxWidth: 860,
  },
  controls: {
    maxLines: {type: 'range', min: 1, max: 4, step: 1},
    maxBoxWidth: {type: 'range', min: 560, max: 1120, step: 20},
  },
} satisfies ExampleMetadata<FillTextBoxProps>;
