import type {AnimatedEmojiChoiceProps} from './AnimatedEmojiChoice';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 52,
  alt: 'A yellow bell swings beside the word bell, both in an outlined pill',
  defaultProps: {emoji: 'bell', playbackRate: 1},
  controls: {
    emoji: {type: 'select', options: ['bell', 'droplet', 'glowing-star']},
    playbackRate: {type: 'range', min: 0.25, max: 3, step: 0.25},
  },
} satisfies ExampleMetadata<AnimatedEmojiChoiceProps>;
