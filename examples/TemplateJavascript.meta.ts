import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 34,
  alt: 'Code of a component on a yellow ground: the TypeScript types are struck through and begin to fall out of it',
  defaultProps: {},
} satisfies ExampleMetadata<object>;
