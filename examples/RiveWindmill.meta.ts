import type {RiveWindmillProps} from './RiveWindmill';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  posterFrame: 27,
  alt: 'A windmill with four white sails on a green hill, and a cloud in a blue sky, on a square between two dark bars',
  defaultProps: {animation: 'Breeze', fit: 'contain', alignment: 'center'},
  controls: {
    animation: {type: 'select', options: ['Breeze', 'Gusts']},
    fit: {
      type: 'select',
      options: [
        'contain',
        'cover',
        'fill',
        'fit-width',
        'fit-height',
        'none',
        'scale-down',
      ],
    },
    alignment: {
      type: 'select',
      options: [
        'center',
        'top-left',
        'top-center',
        'top-right',
        'center-left',
        'center-right',
        'bottom-left',
        'bottom-center',
        'bottom-right',
      ],
    },
  },
} satisfies ExampleMetadata<RiveWindmillProps>;
