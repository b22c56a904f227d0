import type {AnnouncementTiltProps} from './AnnouncementTilt';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 34,
  alt: 'Three cards with the names and times of the acts: two of them face the viewer, the third is still tilted around its upper edge',
  defaultProps: {angle: -80, perspective: 800, transformOrigin: 'top'},
  controls: {
    angle: {type: 'range', min: -90, max: 90, step: 5},
    perspective: {type: 'range', min: 300, max: 3000, step: 100},
    transformOrigin: {type: 'select', options: ['top', 'center', 'bottom']},
  },
} satisfies ExampleMetadata<AnnouncementTiltProps>;
