import type {SequenceTimelineProps} from './SequenceTimeline';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 44,
  alt: 'Three tracks on a timeline at frame 44: the first two show their own clock, 44 and 14, the third shows nothing yet',
  defaultProps: {from: 30, durationInFrames: 60},
  controls: {
    from: {type: 'range', min: -30, max: 110, step: 5},
    durationInFrames: {type: 'range', min: 10, max: 120, step: 5},
  },
} satisfies ExampleMetadata<SequenceTimelineProps>;
