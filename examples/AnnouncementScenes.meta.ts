import type {AnnouncementScenesProps} from './AnnouncementScenes';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 50,
  alt: 'An upright edge divides the frame: to its left is the list of acts, to its right the title “Harbor Sessions”',
  defaultProps: {presentation: 'wipe', transitionInFrames: 20},
  controls: {
    presentation: {type: 'select', options: ['fade', 'slide', 'wipe']},
    transitionInFrames: {type: 'range', min: 5, max: 35, step: 5},
  },
} satisfies ExampleMetadata<AnnouncementScenesProps>;
