import type {LambdaRenderProps} from './LambdaRender';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  posterFrame: 138,
  alt: 'Five functions render 48 frames each at the same time. The bucket shows the progress, 74 %, and a strip below shows that two chunks have arrived',
  defaultProps: {functions: 5},
  controls: {functions: {type: 'range', min: 2, max: 6, step: 1}},
} satisfies ExampleMetadata<LambdaRenderProps>;
