import type {ShutterBlurProps} from './ShutterBlur';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 36,
  alt: 'Two bars in the same fast motion: the upper one has sharp edges, the lower one is blurred along its way',
  defaultProps: {shutterAngle: 180, samples: 10},
  controls: {
    shutterAngle: {type: 'range', min: 10, max: 360, step: 10},
    samples: {type: 'range', min: 1, max: 30, step: 1},
  },
} satisfies ExampleMetadata<ShutterBlurProps>;
