import type {AnnouncementFormatsProps} from './AnnouncementFormats';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 100,
  alt: 'The concert announcement as a portrait video with three acts; beside it width 1080, height 1920 and a duration of 60 + 3 * 30 = 150 frames',
  defaultProps: {layout: 'portrait', acts: 3},
  controls: {
    layout: {type: 'select', options: ['wide', 'portrait', 'square']},
    acts: {type: 'range', min: 1, max: 4, step: 1},
  },
} satisfies ExampleMetadata<AnnouncementFormatsProps>;
