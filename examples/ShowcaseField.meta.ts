import type {ShowcaseProps} from './showcase/Frame';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 0,
  alt: 'Waves in pink, yellow and violet above the title Fluidmotion',
  defaultProps: {title: 'Fluidmotion'},
  controls: {title: {type: 'text', maxLength: 80}},
} satisfies ExampleMetadata<ShowcaseProps>;
