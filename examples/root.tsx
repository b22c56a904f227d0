import type {ReactNode} from 'react';
import {Composition, registerRoot} from 'remotion';
import '../src/css/tokens.css';
import {YearInReview} from './YearInReview';
import {defaultProps, metadata} from './YearInReview/props';

/** Every example as a composition, for the renderer. */
function Root(): ReactNode {
  const {id, width, height, fps, durationInFrames} = metadata;
  return (
    <Composition
      id={id}
      component={YearInReview}
      width={width}
      height={height}
      fps={fps}
      durationInFrames={durationInFrames}
      defaultProps={defaultProps}
    />
  );
}

registerRoot(Root);
