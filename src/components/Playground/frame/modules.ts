import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as remotion from 'remotion';
import * as animationUtils from '@remotion/animation-utils';
import * as layoutUtils from '@remotion/layout-utils';
import * as motionBlur from '@remotion/motion-blur';
import * as noise from '@remotion/noise';
import * as paths from '@remotion/paths';
import * as roundedTextBox from '@remotion/rounded-text-box';
import * as shapes from '@remotion/shapes';
import * as transitions from '@remotion/transitions';
import * as clockWipe from '@remotion/transitions/clock-wipe';
import * as fade from '@remotion/transitions/fade';
import * as flip from '@remotion/transitions/flip';
import * as iris from '@remotion/transitions/iris';
import * as none from '@remotion/transitions/none';
import * as slide from '@remotion/transitions/slide';
import * as wipe from '@remotion/transitions/wipe';
import type {ModuleName} from '../../../../plugins/examples/moduleNames';

/** What code in the frame can import. */
export const modules: Readonly<
  Record<ModuleName, Readonly<Record<string, unknown>>>
> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  remotion,
  '@remotion/animation-utils': animationUtils,
  '@remotion/layout-utils': layoutUtils,
  '@remotion/motion-blur': motionBlur,
  '@remotion/noise': noise,
  '@remotion/paths': paths,
  '@remotion/rounded-text-box': roundedTextBox,
  '@remotion/shapes': shapes,
  '@remotion/transitions': transitions,
  '@remotion/transitions/clock-wipe': clockWipe,
  '@remotion/transitions/fade': fade,
  '@remotion/transitions/flip': flip,
  '@remotion/transitions/iris': iris,
  '@remotion/transitions/none': none,
  '@remotion/transitions/slide': slide,
  '@remotion/transitions/wipe': wipe,
};
