import type {TemplatePromptToVideoProps} from './TemplatePromptToVideo';
import type {ExampleMetadata} from './types';

export default {
  width: 1080,
  height: 1920,
  fps: 30,
  durationInFrames: 160,
  posterFrame: 26,
  alt: 'A drawn scene in portrait format: a lighthouse sends its beam over the sea at night, a boat sails towards it, and a sentence of the story stands below',
  defaultProps: {
    timeline: [
      {
        text: 'Every night, one lamp watches the sea.',
        sky: '#14284b',
        sea: '#0b1830',
        boat: 40,
        camera: [540, 960, 1],
      },
      {
        text: 'Far out, a small boat sees it.',
        sky: '#2b2a5c',
        sea: '#171540',
        boat: 190,
        camera: [420, 1040, 1.4],
      },
      {
        text: 'By morning, it is home.',
        sky: '#e8795a',
        sea: '#7d2f3f',
        boat: 350,
        camera: [540, 960, 1],
      },
    ],
  },
} satisfies ExampleMetadata<TemplatePromptToVideoProps>;
