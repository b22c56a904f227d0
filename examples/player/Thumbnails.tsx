import {Player, type PlayerRef, Thumbnail} from '@remotion/player';
import {useRef} from 'react';
import {TransitionMix} from '../TransitionMix';

const composition = {
  component: TransitionMix,
  inputProps: {presentation: 'wipe', timing: 'eased'} as const,
  durationInFrames: 120,
  fps: 30,
  compositionWidth: 1280,
  compositionHeight: 720,
  style: {width: '100%'},
};

const FRAMES = [0, 30, 50, 75, 110];

export const Thumbnails: React.FC = () => {
  const playerRef = useRef<PlayerRef>(null);

  return (
    <>
      <Player ref={playerRef} {...composition} acknowledgeRemotionLicense />
      <div>
        {FRAMES.map((frame) => (
          <button
            key={frame}
            type="button"
            aria-label={`Go to frame ${frame}`}
            onClick={() => playerRef.current?.seekTo(frame)}
          >
            <Thumbnail {...composition} frameToDisplay={frame} />
          </button>
        ))}
      </div>
    </>
  );
};
