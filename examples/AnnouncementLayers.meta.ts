import type {AnnouncementLayersProps} from './AnnouncementLayers';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  alt: 'A landscape that gets darker toward the lower edge, with the title “Harbor Sessions” and the date on it, and an orange badge at the top right',
  defaultProps: {background: true, shade: 1, overlay: true},
  controls: {
    background: {type: 'toggle'},
    shade: {type: 'range', min: 0, max: 1, step: 0.1},
    overlay: {type: 'toggle'},
  },
} satisfies ExampleMetadata<AnnouncementLayersProps>;
