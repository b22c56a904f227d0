import type {MakeTriangleOriginProps} from './MakeTriangleOrigin';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 14,
  alt: 'Two tilted triangles: turned around the transform origin, all corners lie on a circle; around the middle of the box, they do not',
  defaultProps: {direction: 'up'},
  controls: {
    direction: {type: 'select', options: ['up', 'down', 'left', 'right']},
  },
} satisfies ExampleMetadata<MakeTriangleOriginProps>;
