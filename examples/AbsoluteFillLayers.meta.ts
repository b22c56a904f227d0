import type {AbsoluteFillLayersProps} from './AbsoluteFillLayers';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 140,
  posterFrame: 70,
  alt: 'Three layers of the same size one above the other: a background, a bar at the lower edge, and a title in the center',
  defaultProps: {justifyContent: 'center', alignItems: 'center'},
  controls: {
    justifyContent: {
      type: 'select',
      options: ['flex-start', 'center', 'flex-end'],
    },
    alignItems: {type: 'select', options: ['flex-start', 'center', 'flex-end']},
  },
} satisfies ExampleMetadata<AbsoluteFillLayersProps>;
