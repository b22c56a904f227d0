import type {MakePolygonCommandsProps} from './MakePolygonCommands';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 70,
  alt: 'A hexagon whose outline is drawn more than half, and the seven commands of its path, the current one in orange',
  defaultProps: {points: 6},
  controls: {points: {type: 'range', min: 3, max: 9, step: 1}},
} satisfies ExampleMetadata<MakePolygonCommandsProps>;
