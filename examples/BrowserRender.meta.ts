import type {ExampleMetadata} from './types';

export default {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 60,
  posterFrame: 40,
  alt: 'A wheel of twelve yellow bars beside the words "Rendered in the browser" and the number of the frame',
  defaultProps: {},
} satisfies ExampleMetadata<object>;
