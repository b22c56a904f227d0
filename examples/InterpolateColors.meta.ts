import type {InterpolateColorsProps} from './InterpolateColors';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 34,
  alt: 'A violet area, and below it a strip of all colors from blue over pink to yellow with a mark where the violet is',
  defaultProps: {first: '#1f6feb', middle: '#ff69b4', last: '#ffd23f'},
  controls: {
    first: {type: 'color'},
    middle: {type: 'color'},
    last: {type: 'color'},
  },
} satisfies ExampleMetadata<InterpolateColorsProps>;
