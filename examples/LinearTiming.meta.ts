import type {LinearTimingProps} from './LinearTiming';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 44,
  alt: 'A light scene that has slid up over a dark one to the height of a dot on the curve of its progress, a straight line over 45 frames',
  defaultProps: {durationInFrames: 45, easing: 'linear'},
  controls: {
    durationInFrames: {type: 'range', min: 5, max: 60, step: 1},
    easing: {
      type: 'select',
      options: [
        'linear',
        'in(cubic)',
        'out(cubic)',
        'inOut(cubic)',
        'out(back(2))',
      ],
    },
  },
} satisfies ExampleMetadata<LinearTimingProps>;
