import type {AudioSpectrumProps} from './AudioSpectrum';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  posterFrame: 50,
  alt: 'A spectrum of green bars from 0 to 6000 hertz: they rise to a peak at the low frequencies of a note and get lower to the right',
  defaultProps: {
    muted: true,
    numberOfSamples: '256',
    smoothing: true,
    isInDecibels: true,
  },
  controls: {
    muted: {type: 'toggle'},
    numberOfSamples: {type: 'select', options: ['64', '128', '256', '512']},
    smoothing: {type: 'toggle'},
    isInDecibels: {type: 'toggle'},
  },
} satisfies ExampleMetadata<AudioSpectrumProps>;
