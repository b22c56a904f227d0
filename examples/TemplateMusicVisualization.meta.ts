import type {TemplateMusicVisualizationProps} from './TemplateMusicVisualization';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  posterFrame: 50,
  alt: 'A song teaser in plum and pink: a cover with a moon over water, the title Low Tide by Lantern Choir, and below them the bars of a spectrum',
  defaultProps: {
    muted: true,
    look: 'spectrum',
    songName: 'Low Tide',
    artistName: 'Lantern Choir',
    color: '#ff86a8',
  },
  controls: {
    muted: {type: 'toggle'},
    look: {type: 'select', options: ['spectrum', 'waveform']},
    songName: {type: 'text', maxLength: 12},
    artistName: {type: 'text', maxLength: 24},
    color: {type: 'color'},
  },
} satisfies ExampleMetadata<TemplateMusicVisualizationProps>;
