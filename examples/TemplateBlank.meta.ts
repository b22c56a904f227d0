import type {TemplateBlankProps} from './TemplateBlank';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 102,
  alt: 'An empty frame of 1280 by 720 pixels in which "Your first frame" has been typed, above a ruler with a playhead',
  defaultProps: {text: 'Your first frame'},
  controls: {text: {type: 'text', maxLength: 18}},
} satisfies ExampleMetadata<TemplateBlankProps>;
