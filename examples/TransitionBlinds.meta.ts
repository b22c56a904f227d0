import type {TransitionBlindsProps} from './TransitionBlinds';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 29,
  alt: 'A light scene with the letter B shows through eight upright gaps, like blinds, in a dark scene with the letter A',
  defaultProps: {slats: 8},
  controls: {slats: {type: 'range', min: 1, max: 20, step: 1}},
} satisfies ExampleMetadata<TransitionBlindsProps>;
