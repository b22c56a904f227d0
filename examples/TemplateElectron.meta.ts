import type {TemplateElectronProps} from './TemplateElectron';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 155,
  posterFrame: 135,
  alt: 'A desktop with the window of an app in which a video has been rendered, and beside it the file out.mp4',
  defaultProps: {title: 'My holiday video'},
  controls: {title: {type: 'text', maxLength: 24}},
} satisfies ExampleMetadata<TemplateElectronProps>;
