import type {MakePieGaugeProps} from './MakePieGauge';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  alt: 'A round gauge, open at the bottom, filled to 68 percent, with an orange dot at the end of its arc',
  defaultProps: {percent: 68},
  controls: {percent: {type: 'range', min: 0, max: 100, step: 1}},
} satisfies ExampleMetadata<MakePieGaugeProps>;
