import type {ImageZoomProps} from './ImageZoom';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  alt: 'An image of a mountain with a sun beside it, slightly enlarged, so that its edges are outside the frame',
  defaultProps: {scale: 1.6, origin: 'top left'},
  controls: {
    scale: {type: 'range', min: 0.5, max: 3, step: 0.1},
    origin: {type: 'select', options: ['top left', 'center', 'bottom right']},
  },
} satisfies ExampleMetadata<ImageZoomProps>;
