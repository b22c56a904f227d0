import type {TemplateOverlayProps} from './TemplateOverlay';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 135,
  posterFrame: 60,
  alt: 'A lower third in teal and mint with the name Maria Costa and her role Marine biologist, on the checkerboard that stands for transparency',
  defaultProps: {
    name: 'Maria Costa',
    role: 'Marine biologist',
    isOnFootage: false,
  },
  controls: {
    name: {type: 'text', maxLength: 14},
    role: {type: 'text', maxLength: 28},
    isOnFootage: {type: 'toggle'},
  },
} satisfies ExampleMetadata<TemplateOverlayProps>;
