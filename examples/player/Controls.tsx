import {Player, type PlayerRef} from '@remotion/player';
import {type RefObject, useCallback, useRef, useSyncExternalStore} from 'react';
import {TemplateStargazer} from '../TemplateStargazer';

const inputProps = {repository: 'ada/analytical-engine', stars: 10000};
const FPS = 30;
const DURATION = 150;

const EVENTS = ['play', 'pause', 'seeked', 'frameupdate'] as const;

type PlayerRefObject = RefObject<PlayerRef | null>;

/** Reads a value from the Player whenever one of its events fires. */
const usePlayerValue = <Value extends number | boolean>(
  playerRef: PlayerRefObject,
  read: (player: PlayerRef) => Value,
  fallback: Value,
): Value => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const player = playerRef.current;
      EVENTS.forEach((name) => player?.addEventListener(name, onChange));
      return () => {
        EVENTS.forEach((name) => player?.removeEventListener(name, onChange));
      };
    },
    [playerRef],
  );
  return useSyncExternalStore(subscribe, () =>
    playerRef.current ? read(playerRef.current) : fallback,
  );
};

const ControlBar: React.FC<{readonly playerRef: PlayerRefObject}> = ({
  playerRef,
}) => {
  const isPlaying = usePlayerValue(playerRef, (it) => it.isPlaying(), false);
  const frame = usePlayerValue(playerRef, (it) => it.getCurrentFrame(), 0);
  const time = `${(frame / FPS).toFixed(1)} of ${(DURATION / FPS).toFixed(1)} s`;

  return (
    <div>
      <button
        type="button"
        // With the event, the browser permits audio.
        onClick={(event) => playerRef.current?.toggle(event)}
      >
        {isPlaying ? 'Pause' : 'Play'}
      </button>
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={time}
        max={DURATION - 1}
        value={Math.round(frame)}
        onChange={(event) => {
          playerRef.current?.pause();
          playerRef.current?.seekTo(event.target.valueAsNumber);
        }}
      />
      <span aria-hidden="true">{time}</span>
      <button
        type="button"
        onClick={() => playerRef.current?.requestFullscreen()}
      >
        Fullscreen
      </button>
    </div>
  );
};

// The Player does not render again for each frame, because the bar is apart.
export const Controls: React.FC = () => {
  const playerRef = useRef<PlayerRef>(null);

  return (
    <>
      <Player
        ref={playerRef}
        component={TemplateStargazer}
        inputProps={inputProps}
        durationInFrames={DURATION}
        fps={FPS}
        compositionWidth={1280}
        compositionHeight={720}
        style={{width: '100%'}}
        autoPlay
        acknowledgeRemotionLicense
      />
      <ControlBar playerRef={playerRef} />
    </>
  );
};
