import type {AnnouncementStackProps} from './AnnouncementStack';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 160,
  posterFrame: 80,
  alt: 'Four outlined layers, seen from the side, float one before the other: a landscape, a dark gradient, the title “Harbor Sessions” and an orange badge',
  defaultProps: {apart: 260, badgeOnTop: true},
  controls: {
    apart: {type: 'range', min: 0, max: 400, step: 40},
    badgeOnTop: {type: 'toggle'},
  },
} satisfies ExampleMetadata<AnnouncementStackProps>;
