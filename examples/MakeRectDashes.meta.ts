import type {MakeRectDashesProps} from './MakeRectDashes';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 60,
  posterFrame: 12,
  alt: 'A rectangle with round corners, drawn with 24 even dashes; inside, the length of its path, divided by 24',
  defaultProps: {cornerRadius: 120, dashes: 24},
  controls: {
    cornerRadius: {type: 'range', min: 0, max: 240, step: 10},
    dashes: {type: 'range', min: 4, max: 60, step: 1},
  },
} satisfies ExampleMetadata<MakeRectDashesProps>;
