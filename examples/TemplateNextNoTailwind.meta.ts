import type {TemplateNextNoTailwindProps} from './TemplateNextNoTailwind';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 112,
  alt: 'A CSS module beside the video that it styles: the word Styled is large, pink and turned, as the declarations say',
  defaultProps: {color: '#ff86a8'},
  controls: {color: {type: 'color'}},
} satisfies ExampleMetadata<TemplateNextNoTailwindProps>;
