import type {TemplateTiktokProps} from './TemplateTiktok';
import type {ExampleMetadata} from './types';

export default {
  width: 1080,
  height: 1920,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 22,
  alt: 'A portrait clip of a steaming cup of coffee; large white words with a dark outline lie over it, and the word that is being spoken is yellow',
  defaultProps: {highlight: '#ffe14d'},
  controls: {highlight: {type: 'color'}},
} satisfies ExampleMetadata<TemplateTiktokProps>;
