import type {InterpolateEasingProps} from './InterpolateEasing';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 55,
  alt: 'Two dots on their way: the rings behind the linear one are evenly spaced, those behind the eased one grow closer',
  defaultProps: {easing: 'out(cubic)'},
  controls: {
    easing: {
      type: 'select',
      options: ['linear', 'in(cubic)', 'out(cubic)', 'inOut(cubic)'],
    },
  },
} satisfies ExampleMetadata<InterpolateEasingProps>;
