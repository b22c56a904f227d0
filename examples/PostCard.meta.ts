import type {PostCardProps} from './PostCard';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 80,
  alt: 'The title “Videos that are written in React” in large letters below a ruler, with a playhead at its end, the word Blog and a date',
  defaultProps: {
    section: 'Blog',
    date: '2021-02-08',
    title: 'Videos that are written in React',
  },
  controls: {title: {type: 'text', maxLength: 80}},
} satisfies ExampleMetadata<PostCardProps>;
