import type {MeasuredWordProps} from './MeasuredWord';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 40,
  alt: 'The text “Harbor Sessions by Low Tide” with an orange box around the last two words, and the measured position and dimensions of the box below',
  defaultProps: {text: 'Low Tide', padding: 0},
  controls: {
    text: {type: 'text', maxLength: 12},
    padding: {type: 'range', min: 0, max: 24, step: 4},
  },
} satisfies ExampleMetadata<MeasuredWordProps>;
