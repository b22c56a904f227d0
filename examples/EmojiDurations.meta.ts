import type {EmojiDurationsProps} from './EmojiDurations';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  posterFrame: 20,
  alt: 'A list of names of emoji from the category Objects; a green bar and a number of seconds beside each show its duration',
  defaultProps: {category: 'Objects'},
  controls: {
    category: {
      type: 'select',
      options: [
        'Smileys and emotions',
        'People',
        'Animals and nature',
        'Food and drink',
        'Travel and places',
        'Activities and events',
        'Objects',
        'Symbols',
        'Flags',
      ],
    },
  },
} satisfies ExampleMetadata<EmojiDurationsProps>;
