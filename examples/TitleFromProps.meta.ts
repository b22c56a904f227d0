import type {TitleFromPropsProps} from './TitleFromProps';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 45,
  alt: 'The title Chapter one, underlined in orange, and below it the props that it was drawn from',
  defaultProps: {title: 'Chapter one', size: 140, color: '#ff5a2e'},
  controls: {
    title: {type: 'text', maxLength: 14},
    size: {type: 'range', min: 60, max: 140, step: 10},
    color: {type: 'color'},
  },
} satisfies ExampleMetadata<TitleFromPropsProps>;
