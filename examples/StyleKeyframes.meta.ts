import type {StyleKeyframesProps} from './StyleKeyframes';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 151,
  posterFrame: 44,
  alt: 'A tilted orange square with round corners on its way from the first of three keyframes, where it is red, to the second, where it is a yellow circle',
  defaultProps: {easing: 'inOut(cubic)', extrapolateRight: 'clamp'},
  controls: {
    easing: {
      type: 'select',
      options: ['linear', 'inOut(cubic)', 'out(back)', 'bounce'],
    },
    extrapolateRight: {type: 'select', options: ['clamp', 'extend', 'wrap']},
  },
} satisfies ExampleMetadata<StyleKeyframesProps>;
