import type {AudioMutingProps} from './AudioMuting';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  posterFrame: 105,
  alt: 'Orange bars of a melody, which shrink to gray dots between the frames 90 and 150; the playhead is inside the muted part',
  defaultProps: {muted: true, from: 90, durationInFrames: 60},
  controls: {
    muted: {type: 'toggle'},
    from: {type: 'range', min: 0, max: 210, step: 15},
    durationInFrames: {type: 'range', min: 15, max: 120, step: 15},
  },
} satisfies ExampleMetadata<AudioMutingProps>;
