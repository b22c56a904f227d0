import type {MakeCircleMarksProps} from './MakeCircleMarks';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 15,
  alt: 'Twelve dots at equal distances on a circle, the second in orange; inside, how far along the path it lies',
  defaultProps: {count: 12},
  controls: {count: {type: 'range', min: 2, max: 30, step: 1}},
} satisfies ExampleMetadata<MakeCircleMarksProps>;
