import type {PathMorphProps} from './PathMorph';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 30,
  alt: 'An orange shape halfway between a square on its corner and a star with four points, whose outlines are drawn thin',
  defaultProps: {secondPath: 'star'},
  controls: {
    secondPath: {type: 'select', options: ['star', 'circle', 'hexagon']},
  },
} satisfies ExampleMetadata<PathMorphProps>;
