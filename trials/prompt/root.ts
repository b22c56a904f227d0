import {registerRoot} from 'remotion';
import {createRoot} from '../renders/createRoot';
import * as components from './components';
import {LINES} from './rules';

const durations: Readonly<Record<string, number>> = {
  DurationByHand: 40,
  DurationOfContent: (LINES + 1) * 30,
};

registerRoot(
  createRoot(components, ({props: {component}}) => ({
    durationInFrames: durations[component],
  })),
);
