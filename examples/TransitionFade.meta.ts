import type {TransitionFadeProps} from './TransitionFade';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 30,
  alt: 'The letters A and B over each other in the middle of the picture: the scene with the B is half faded in over the one with the A',
  defaultProps: {shouldFadeOutExitingScene: false, hasSurfaces: true},
  controls: {
    shouldFadeOutExitingScene: {type: 'toggle'},
    hasSurfaces: {type: 'toggle'},
  },
} satisfies ExampleMetadata<TransitionFadeProps>;
