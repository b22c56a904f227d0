import type {CardOrderProps} from './CardOrder';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 90,
  alt: 'Four cards in a row on a dark ground: a place, its weather, a number of steps and a song, each with a large picture',
  defaultProps: {
    order: 'place weather steps song',
    theme: 'dark',
  },
  controls: {theme: {type: 'select', options: ['light', 'dark']}},
} satisfies ExampleMetadata<CardOrderProps>;
