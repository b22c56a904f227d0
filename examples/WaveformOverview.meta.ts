import type {WaveformOverviewProps} from './WaveformOverview';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  posterFrame: 130,
  alt: 'The waveform of a melody of eight seconds as rounded bars of different heights; the part that has been played is yellow, the rest gray',
  defaultProps: {
    muted: true,
    numberOfSamples: 80,
    durationInSeconds: 8,
    normalize: true,
  },
  controls: {
    muted: {type: 'toggle'},
    numberOfSamples: {type: 'range', min: 10, max: 120, step: 10},
    durationInSeconds: {type: 'range', min: 1, max: 12, step: 1},
    normalize: {type: 'toggle'},
  },
} satisfies ExampleMetadata<WaveformOverviewProps>;
