import type {LambdaRenderProps} from './LambdaRender';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  posterFrame: 138,
  alt: 'Your code above the main function on the left. In the middle, five functions render the frames 0 to 239 of a video in chunks of 48, each with its own progress. The bucket on the right holds the progress of all, 74 %. A strip below shows the whole video, of which two chunks have arrived. The caption says: All chunks render at the same time',
  defaultProps: {functions: 5},
  controls: {functions: {type: 'range', min: 2, max: 6, step: 1}},
} satisfies ExampleMetadata<LambdaRenderProps>;
