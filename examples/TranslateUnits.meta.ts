import type {TranslateUnitsProps} from './TranslateUnits';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 140,
  posterFrame: 70,
  alt: 'Three bars that moved to the right from a dashed outline: the first by 300 pixels, the second by twice its width and the third by 16 times the font size',
  defaultProps: {px: 300, percent: 200, em: 16},
  controls: {
    px: {type: 'range', min: 0, max: 900, step: 20},
    percent: {type: 'range', min: -40, max: 380, step: 20},
    em: {type: 'range', min: 0, max: 22, step: 1},
  },
} satisfies ExampleMetadata<TranslateUnitsProps>;
