import type {AnnouncementActsProps} from './AnnouncementActs';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 52,
  alt: 'The title “Harbor Sessions” on the left, and on the right three cards with the names and times of the acts, the last of which is still rising',
  defaultProps: {title: 'Harbor Sessions', gap: 12},
  controls: {
    title: {type: 'text', maxLength: 18},
    gap: {type: 'range', min: 0, max: 24, step: 1},
  },
} satisfies ExampleMetadata<AnnouncementActsProps>;
