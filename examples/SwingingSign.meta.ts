import type {SwingingSignProps} from './SwingingSign';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 12,
  alt: 'A yellow sign with round corners that has swung into the frame and is slightly tilted',
  defaultProps: {text: 'Open today', damping: 6},
  controls: {
    text: {type: 'text', maxLength: 16},
    damping: {type: 'range', min: 3, max: 30, step: 1},
  },
} satisfies ExampleMetadata<SwingingSignProps>;
