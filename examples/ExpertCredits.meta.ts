import type {ExpertCreditsProps} from './ExpertCredits';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 110,
  posterFrame: 0,
  alt: 'The credits of a film: below the words Built by Ada stand the names of three projects',
  defaultProps: {
    name: 'Ada',
    projects: ['Weather report', 'Year in review', 'Piano visualizer'],
    hue: 200,
  },
  controls: {hue: {type: 'range', min: 0, max: 359, step: 1}},
} satisfies ExampleMetadata<ExpertCreditsProps>;
