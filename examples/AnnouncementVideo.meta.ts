import type {AnnouncementVideoProps} from './AnnouncementVideo';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  alt: 'A video of the sun above a mountain in a window with round corners at the top right, and below it the title “Harbor Sessions” and the date',
  defaultProps: {layout: 'window', trimBefore: 30},
  controls: {
    layout: {type: 'select', options: ['window', 'background']},
    trimBefore: {type: 'range', min: 0, max: 60, step: 15},
  },
} satisfies ExampleMetadata<AnnouncementVideoProps>;
