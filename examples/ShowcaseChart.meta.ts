import type {ShowcaseProps} from './showcase/Frame';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 0,
  alt: 'Blue bars of different heights, the highest of them orange, below the title Mux video stats',
  defaultProps: {title: 'Mux video stats'},
  controls: {title: {type: 'text', maxLength: 80}},
} satisfies ExampleMetadata<ShowcaseProps>;
