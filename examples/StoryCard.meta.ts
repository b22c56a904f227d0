import type {StoryCardProps} from './StoryCard';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 80,
  alt: 'The words “1 min” in very large letters, above them a name and below them what they count and a ruler with a playhead at its end',
  defaultProps: {
    name: 'MakeStories',
    number: '1 min',
    label: 'renders a story of ten slides',
  },
  controls: {
    name: {type: 'text', maxLength: 24},
    number: {type: 'text', maxLength: 8},
    label: {type: 'text', maxLength: 40},
  },
} satisfies ExampleMetadata<StoryCardProps>;
