import type {AnnouncementWaterProps} from './AnnouncementWater';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  posterFrame: 60,
  alt: 'The title “Harbor Sessions” in front of an orange evening sky, whose light is reflected in the ripples of dark water',
  defaultProps: {speed: 1, roughness: 0.6, glow: '#f0883e'},
  controls: {
    speed: {type: 'range', min: 0, max: 3, step: 0.25},
    roughness: {type: 'range', min: 0, max: 1, step: 0.1},
    glow: {type: 'color'},
  },
} satisfies ExampleMetadata<AnnouncementWaterProps>;
