import type {MakeHeartDrawingProps} from './MakeHeartDrawing';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 44,
  alt: 'The outline of a heart, drawn from its tip over the left half as far as an orange dot; the rest is still thin',
  defaultProps: {aspectRatio: 1.1, depthAdjustment: 0},
  controls: {
    aspectRatio: {type: 'range', min: 0.6, max: 1.8, step: 0.05},
    depthAdjustment: {type: 'range', min: -0.15, max: 0.2, step: 0.01},
  },
} satisfies ExampleMetadata<MakeHeartDrawingProps>;
