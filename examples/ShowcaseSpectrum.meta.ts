import type {ShowcaseProps} from './showcase/Frame';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 0,
  alt: 'The bars of a sound spectrum, lilac on violet, above the title Banger.Show',
  defaultProps: {title: 'Banger.Show'},
  controls: {title: {type: 'text', maxLength: 80}},
} satisfies ExampleMetadata<ShowcaseProps>;
