import type {TemplateStargazerProps} from './TemplateStargazer';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 140,
  alt: 'A wall of drawn avatars in many colors; in front of them the name of a repository, a golden star and the number 10,000',
  defaultProps: {repository: 'ada/analytical-engine', stars: 10000},
  controls: {
    repository: {type: 'text', maxLength: 26},
    stars: {type: 'range', min: 1000, max: 50000, step: 1000},
  },
} satisfies ExampleMetadata<TemplateStargazerProps>;
