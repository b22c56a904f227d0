import type {ExampleMetadata} from './types';
import type {VideoPlaylistProps} from './VideoPlaylist';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  posterFrame: 90,
  alt: 'The second of three videos: the sun above a mountain. Three bars at the lower edge have the lengths of the videos, and the second one is partly filled',
  defaultProps: {},
} satisfies ExampleMetadata<VideoPlaylistProps>;
