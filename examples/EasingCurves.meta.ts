import type {EasingCurvesProps} from './EasingCurves';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 30,
  alt: 'The curve of Easing.out(Easing.cubic), steep at first and flat at the end, and a dot at the height it has reached',
  defaultProps: {curve: 'cubic', modifier: 'out'},
  controls: {
    curve: {
      type: 'select',
      options: [
        'linear',
        'ease',
        'quad',
        'cubic',
        'poly(4)',
        'sin',
        'circle',
        'exp',
        'back()',
        'elastic()',
        'bounce',
        'bezier(0.7, 0, 0.3, 1)',
        'step0',
        'step1',
      ],
    },
    modifier: {type: 'select', options: ['in', 'out', 'inOut']},
  },
} satisfies ExampleMetadata<EasingCurvesProps>;
