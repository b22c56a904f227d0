import type {AnnouncementPropsProps} from './AnnouncementProps';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 100,
  alt: 'The title “Harbor Sessions” with the date Friday, 12 June below an orange line, and on the right three cards with the names and times of the acts',
  defaultProps: {
    title: 'Harbor Sessions',
    date: 'Friday, 12 June',
    accent: '#f0883e',
    acts: 3,
  },
  controls: {
    title: {type: 'text', maxLength: 18},
    date: {type: 'text', maxLength: 20},
    accent: {type: 'color'},
    acts: {type: 'range', min: 1, max: 4, step: 1},
  },
} satisfies ExampleMetadata<AnnouncementPropsProps>;
