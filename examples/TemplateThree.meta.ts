import type {TemplateThreeProps} from './TemplateThree';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 84,
  alt: 'A phone in three dimensions, turned to the side, on a yellow ground; from its screen rises a chart of green columns, the last one orange',
  defaultProps: {color: '#f0bc5e', turns: 1},
  controls: {
    color: {type: 'color'},
    turns: {type: 'range', min: 0, max: 3, step: 1},
  },
} satisfies ExampleMetadata<TemplateThreeProps>;
