import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 165,
  posterFrame: 122,
  alt: 'A tree of the pages folder in which api/progress.ts is marked, and the page at its address, which shows a progress bar',
  defaultProps: {},
} satisfies ExampleMetadata<object>;
