import type {AnnouncementWavesProps} from './AnnouncementWaves';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  posterFrame: 60,
  alt: 'The title “Harbor Sessions” above twelve irregular waves, which get darker and higher toward the lower edge',
  defaultProps: {speed: 0.4, wavelength: 320, height: 60},
  controls: {
    speed: {type: 'range', min: 0, max: 2, step: 0.1},
    wavelength: {type: 'range', min: 80, max: 800, step: 40},
    height: {type: 'range', min: 0, max: 120, step: 10},
  },
} satisfies ExampleMetadata<AnnouncementWavesProps>;
