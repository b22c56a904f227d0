import type {TemplateStillProps} from './TemplateStill';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 135,
  alt: 'A pile of preview cards, the upper one green with the title Forest walks and a triangle; below it the address of the image, which has the title in its query',
  defaultProps: {site: 'outdoors.example'},
  controls: {site: {type: 'text', maxLength: 16}},
} satisfies ExampleMetadata<TemplateStillProps>;
