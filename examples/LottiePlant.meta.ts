import type {LottiePlantProps} from './LottiePlant';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 72,
  alt: 'A yellow flower with two green leaves in a terracotta pot, with the frame times the playback rate below it',
  defaultProps: {playbackRate: 1, direction: 'forward', loop: false},
  controls: {
    playbackRate: {type: 'range', min: 0.25, max: 3, step: 0.25},
    direction: {type: 'select', options: ['forward', 'backward']},
    loop: {type: 'toggle'},
  },
} satisfies ExampleMetadata<LottiePlantProps>;
