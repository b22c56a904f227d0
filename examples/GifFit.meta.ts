import type {GifFitProps} from './GifFit';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 12,
  alt: 'A square GIF of a pinwheel between empty margins in a dashed box that is wider than the GIF, and below it frame 12',
  defaultProps: {playbackRate: 1, fit: 'contain', loopBehavior: 'loop'},
  controls: {
    playbackRate: {type: 'range', min: 0.25, max: 2, step: 0.25},
    fit: {type: 'select', options: ['fill', 'contain', 'cover']},
    loopBehavior: {
      type: 'select',
      options: ['loop', 'pause-after-finish', 'unmount-after-finish'],
    },
  },
} satisfies ExampleMetadata<GifFitProps>;
