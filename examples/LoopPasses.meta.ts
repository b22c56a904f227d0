import type {LoopPassesProps} from './LoopPasses';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 40,
  alt: 'A dial with its hand at a third of the turn, labeled iteration 1, frame 10; below it a timeline with three passes',
  defaultProps: {durationInFrames: 30, times: 3},
  controls: {
    durationInFrames: {type: 'range', min: 10, max: 60, step: 5},
    times: {type: 'range', min: 0, max: 6, step: 1},
  },
} satisfies ExampleMetadata<LoopPassesProps>;
