// Only this module imports the Player. It is loaded on demand, so that nothing
// of the Player is in the first load of a page.
import type {ComponentType, ReactNode, RefObject} from 'react';
import siteConfig from '@generated/docusaurus.config';
import {Player, type PlayerRef} from '@remotion/player';
import type {PlayableComposition} from './types';

type Props<P extends Record<string, unknown>> = {
  readonly playerRef: RefObject<PlayerRef | null>;
  readonly composition: PlayableComposition<P>;
  readonly component: ComponentType<P>;
  readonly inputProps: P;
};

// Where staticFile() finds the files of examples.
window.remotion_staticBase = siteConfig.baseUrl.slice(0, -1);

export default function PlayerStage<P extends Record<string, unknown>>({
  playerRef,
  composition,
  component,
  inputProps,
}: Props<P>): ReactNode {
  const {
    width,
    height,
    fps,
    durationInFrames,
    posterFrame,
    loop = true,
  } = composition;
  // The compiler cannot resolve the Player's conditional types while P is
  // generic. Our own types guarantee that component and props match.
  const content = {component, inputProps} as unknown as {
    readonly component: ComponentType<Record<string, unknown>>;
    readonly inputProps: Record<string, unknown>;
  };
  return (
    <Player
      ref={playerRef}
      {...content}
      compositionWidth={width}
      compositionHeight={height}
      durationInFrames={durationInFrames}
      fps={fps}
      initialFrame={posterFrame}
      loop={loop}
      noSuspense
      acknowledgeRemotionLicense
      spaceKeyToPlayOrPause={false}
      style={{inlineSize: '100%', blockSize: '100%'}}
    />
  );
}
