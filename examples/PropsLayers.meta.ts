import type {PropsLayersProps} from './PropsLayers';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 110,
  alt: 'Four sources of the prop title below each other: defaultProps and an input prop are set, and the component receives the input prop Pier Sessions',
  defaultProps: {edited: false, passed: true, calculated: false},
  controls: {
    edited: {type: 'toggle'},
    passed: {type: 'toggle'},
    calculated: {type: 'toggle'},
  },
} satisfies ExampleMetadata<PropsLayersProps>;
