import type {TemplateHelloWorldProps} from './TemplateHelloWorld';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 90,
  alt: "Remotion's mark, an R with an orange stem, above the large words Welcome to Remotion on a pale orange ground",
  defaultProps: {title: 'Welcome to Remotion', color: '#f5420f'},
  controls: {
    title: {type: 'text', maxLength: 20},
    color: {type: 'color'},
  },
} satisfies ExampleMetadata<TemplateHelloWorldProps>;
