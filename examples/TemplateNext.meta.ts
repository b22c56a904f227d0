import type {TemplateNextProps} from './TemplateNext';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 104,
  alt: 'A web app with a field for a title, a button that shows 70 % while it renders, and a player that shows the title',
  defaultProps: {title: 'Hello Next.js', color: '#0a5aa8'},
  controls: {
    title: {type: 'text', maxLength: 14},
    color: {type: 'color'},
  },
} satisfies ExampleMetadata<TemplateNextProps>;
