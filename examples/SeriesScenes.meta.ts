import type {SeriesScenesProps} from './SeriesScenes';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 140,
  posterFrame: 34,
  alt: 'The second scene lies on the first one, and in the timeline below, its bar begins 10 frames before that of the first ends',
  defaultProps: {offset: -10},
  controls: {offset: {type: 'range', min: -20, max: 20, step: 1}},
} satisfies ExampleMetadata<SeriesScenesProps>;
