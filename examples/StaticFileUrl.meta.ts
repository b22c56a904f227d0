import type {StaticFileUrlProps} from './StaticFileUrl';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 10,
  alt: "An image of a mountain; below it the call staticFile('media/landscape.webp') and the URL that it returned",
  defaultProps: {file: 'landscape.webp'},
  controls: {
    file: {type: 'select', options: ['landscape.webp', 'pinwheel.gif']},
  },
} satisfies ExampleMetadata<StaticFileUrlProps>;
