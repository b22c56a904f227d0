import type {ShowcaseProps} from './showcase/Frame';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 0,
  alt: 'A row of posts with pictures, one of them in an orange frame, above the title Tokenviz',
  defaultProps: {title: 'Tokenviz'},
  controls: {title: {type: 'text', maxLength: 80}},
} satisfies ExampleMetadata<ShowcaseProps>;
