import type {ShowcaseProps} from './showcase/Frame';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 0,
  alt: 'Four boxes on a line, with a dot at its end, above the title Next.js video tutorial',
  defaultProps: {title: 'Next.js video tutorial'},
  controls: {title: {type: 'text', maxLength: 80}},
} satisfies ExampleMetadata<ShowcaseProps>;
