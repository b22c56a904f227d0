import type {DuskColorsProps} from './DuskColors';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 40,
  alt: 'A white sun that sinks toward dark hills, in a sky on its way from light blue to dark blue',
  defaultProps: {day: '#7cbbff', night: '#1b1b3a', hills: '#0b0e0f'},
  controls: {
    day: {type: 'color'},
    night: {type: 'color'},
    hills: {type: 'color'},
  },
} satisfies ExampleMetadata<DuskColorsProps>;
