import type {ChartBarsProps} from './ChartBars';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 22,
  alt: 'A chart of visitors per month, whose bars for March, April and May grow toward 420, 610 and 880 while that of June has only begun',
  defaultProps: {isAnimationActive: false},
  controls: {isAnimationActive: {type: 'toggle'}},
} satisfies ExampleMetadata<ChartBarsProps>;
