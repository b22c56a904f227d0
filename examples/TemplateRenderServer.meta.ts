import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 175,
  posterFrame: 94,
  alt: 'A queue of four render jobs after the request DELETE /renders/c93: one is done, one renders, one is cancelled and one waits',
  defaultProps: {},
} satisfies ExampleMetadata<object>;
