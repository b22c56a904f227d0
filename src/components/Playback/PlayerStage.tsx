// Only this module imports the Player. It is loaded on demand, so that nothing
// of the Player is in the first load of a page.
import type {ComponentType, ReactNode, RefObject} from 'react';
import {Player, type PlayerRef} from '@remotion/player';
import type {PlayableComposition} from './types';

type Props<P extends Record<string, unknown>> = {
  readonly playerRef: RefObject<PlayerRef | null>;
  readonly composition: PlayableComposition<P>;
  readonly component: ComponentType<P>;
  readonly inputProps: P;
};

export default function PlayerStage<P extends Record<string, unknown>>({
  playerRef,
  composition,
  component,
  inputProps,
}: Props<P>): ReactNode {
  const {width, height, fps, durationInFrames, posterFrame} = composition;
  return (
    <Player<never, P>
      ref={playerRef}
      component={component as never}
      inputProps={inputProps as never}
      compositionWidth={width}
      compositionHeight={height}
      durationInFrames={durationInFrames}
      fps={fps}
      initialFrame={posterFrame}
      initiallyMuted
      loop
      noSuspense
      acknowledgeRemotionLicense
      spaceKeyToPlayOrPause={false}
      style={{inlineSize: '100%', blockSize: '100%'}}
    />
  );
}
