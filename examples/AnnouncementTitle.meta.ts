import type {AnnouncementTitleProps} from './AnnouncementTitle';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 70,
  alt: 'The words “Harbor Sessions” on a dark green background, with an orange line and a date below them',
  defaultProps: {title: 'Harbor Sessions', damping: 200},
  controls: {
    title: {type: 'text', maxLength: 18},
    damping: {type: 'range', min: 8, max: 200, step: 4},
  },
} satisfies ExampleMetadata<AnnouncementTitleProps>;
