import type {TemplateAudiogramProps} from './TemplateAudiogram';
import type {ExampleMetadata} from './types';

export default {
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 38,
  alt: 'A square podcast clip in cream and red: the cover and the title How a melody begins, large words of which the last is yet to be spoken, and a waveform',
  defaultProps: {
    muted: true,
    title: 'How a melody begins',
    color: '#ad1148',
  },
  controls: {
    muted: {type: 'toggle'},
    title: {type: 'text', maxLength: 24},
    color: {type: 'color'},
  },
} satisfies ExampleMetadata<TemplateAudiogramProps>;
