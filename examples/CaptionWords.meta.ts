import type {CaptionWordsProps} from './CaptionWords';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 111,
  posterFrame: 16,
  alt: 'Large words on a dark ground; the word video, which is being spoken, is orange',
  defaultProps: {highlight: '#ff5a2e', isRevealed: false},
  controls: {
    highlight: {type: 'color'},
    isRevealed: {type: 'toggle'},
  },
} satisfies ExampleMetadata<CaptionWordsProps>;
