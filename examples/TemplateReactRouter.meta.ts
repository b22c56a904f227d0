import type {TemplateReactRouterProps} from './TemplateReactRouter';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 98,
  alt: 'Nested routes as boxes: root.tsx with the address /progress, and in its outlet progress.tsx with a ring of progress',
  defaultProps: {color: '#ad1148'},
  controls: {color: {type: 'color'}},
} satisfies ExampleMetadata<TemplateReactRouterProps>;
