import type {ExampleMetadata} from './types';
import type {ThreeShapeProps} from './ThreeShape';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 20,
  alt: 'A yellow knot in three dimensions, lit from the upper right, on a dark background',
  defaultProps: {shape: 'knot', color: '#f0bc5e', wireframe: false},
  controls: {
    shape: {type: 'select', options: ['knot', 'box', 'sphere']},
    color: {type: 'color'},
    wireframe: {type: 'toggle'},
  },
} satisfies ExampleMetadata<ThreeShapeProps>;
