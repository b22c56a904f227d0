import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import type {PlayerRef} from '@remotion/player';
import type PlayerStageComponent from './PlayerStage';
import type {PlayableComposition} from './types';

type Stage<P extends Record<string, unknown>> = {
  readonly PlayerStage: typeof PlayerStageComponent;
  readonly component: ComponentType<P>;
};

type Loading<P extends Record<string, unknown>> =
  | {readonly status: 'idle' | 'loading' | 'failed'}
  | {readonly status: 'ready'; readonly stage: Stage<P>};

export type Playback = {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly isPlaying: boolean;
  /** The Player, once it is loaded. */
  readonly stage: ReactNode;
  /** Plays or pauses; loads the Player first where needed. */
  readonly toggle: () => void;
  /** Shows a frame and pauses there; loads the Player first where needed. */
  readonly seek: (frame: number) => void;
  /** Loads the Player, which shows the frame of the poster and waits. */
  readonly prepare: () => void;
  /** Loads the Player and plays, unless the visitor has already decided. */
  readonly autoPlay: () => void;
  /** Plays from the first frame; loads the Player first where needed. */
  readonly restart: () => void;
  /** Pauses, or plays not at all if the Player is still loading. */
  readonly pause: () => void;
};

type PlaybackWithRefs = {
  readonly playback: Playback;
  /** Put on the element whose `--frame` follows the composition. */
  readonly rootRef: RefObject<HTMLDivElement | null>;
  /** Put on the range input that seeks. */
  readonly scrubRef: RefObject<HTMLInputElement | null>;
  /** Gives the Player up, so that the poster is shown again. */
  readonly release: () => void;
};

type Intent =
  | {readonly type: 'play' | 'restart'}
  | {readonly type: 'seek'; readonly frame: number};

/** Passes the current frame to CSS and to the range input. */
export function useFrameSink(): {
  rootRef: RefObject<HTMLDivElement | null>;
  scrubRef: RefObject<HTMLInputElement | null>;
  showFrame: (frame: number) => void;
} {
  const rootRef = useRef<HTMLDivElement>(null);
  const scrubRef = useRef<HTMLInputElement>(null);
  const showFrame = useCallback((frame: number): void => {
    rootRef.current?.style.setProperty('--frame', String(frame));
    if (scrubRef.current) {
      scrubRef.current.value = String(frame);
      scrubRef.current.setAttribute('aria-valuetext', `Frame ${frame}`);
    }
  }, []);
  return {rootRef, scrubRef, showFrame};
}

/** Pauses the player while its element is out of view, and resumes after. */
function usePauseOutOfView(
  rootRef: RefObject<HTMLElement | null>,
  playerRef: RefObject<PlayerRef | null>,
  isReady: boolean,
): void {
  useEffect(() => {
    const root = rootRef.current;
    if (!isReady || !root) {
      return undefined;
    }
    let wasPlaying = false;
    const observer = new IntersectionObserver(([entry]) => {
      const player = playerRef.current;
      if (!entry || !player) {
        return;
      }
      if (entry.isIntersecting) {
        if (wasPlaying) {
          player.play();
        }
        wasPlaying = false;
      } else if (player.isPlaying()) {
        wasPlaying = true;
        player.pause();
      }
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, [rootRef, playerRef, isReady]);
}

/** Follows the events of the player once it is on screen. */
function usePlayerEvents(
  playerRef: RefObject<PlayerRef | null>,
  isReady: boolean,
  showFrame: (frame: number) => void,
): boolean {
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    const player = playerRef.current;
    if (!isReady || !player) {
      return undefined;
    }
    const handleFrame = ({detail}: {detail: {frame: number}}): void =>
      showFrame(detail.frame);
    const handlePlay = (): void => setIsPlaying(true);
    const handlePause = (): void => setIsPlaying(false);
    player.addEventListener('frameupdate', handleFrame);
    player.addEventListener('play', handlePlay);
    player.addEventListener('pause', handlePause);
    return () => {
      player.removeEventListener('frameupdate', handleFrame);
      player.removeEventListener('play', handlePlay);
      player.removeEventListener('pause', handlePause);
      setIsPlaying(false);
    };
  }, [playerRef, isReady, showFrame]);
  return isPlaying;
}

/**
 * Plays a composition on demand. Nothing is loaded before that, and a poster can
 * be shown instead. The current frame goes to the CSS variable `--frame` of the
 * root element, so that drawings can follow it without a render.
 */
export function usePlayback<P extends Record<string, unknown>>(
  composition: PlayableComposition<P>,
  inputProps: P,
): PlaybackWithRefs {
  const playerRef = useRef<PlayerRef>(null);
  const intent = useRef<Intent | undefined>(undefined);
  const hasDecided = useRef(false);
  const [loading, setLoading] = useState<Loading<P>>({status: 'idle'});
  const {rootRef, scrubRef, showFrame} = useFrameSink();
  const isReady = loading.status === 'ready';
  const isPlaying = usePlayerEvents(playerRef, isReady, showFrame);
  usePauseOutOfView(rootRef, playerRef, isReady);

  useEffect(() => {
    const player = playerRef.current;
    if (!isReady || !player) {
      return;
    }
    if (intent.current?.type === 'seek') {
      player.seekTo(intent.current.frame);
    } else if (intent.current) {
      if (intent.current.type === 'restart') {
        player.seekTo(0);
      }
      player.play();
    }
    intent.current = undefined;
  }, [isReady]);

  function load(next?: Intent): void {
    intent.current = next ?? intent.current;
    if (loading.status === 'loading' || isReady) {
      return;
    }
    setLoading({status: 'loading'});
    Promise.all([import('./PlayerStage'), composition.load()]).then(
      ([{default: PlayerStage}, component]) =>
        setLoading({status: 'ready', stage: {PlayerStage, component}}),
      () =>
        setLoading({
          // A poster that nobody asked to play needs no words.
          status:
            intent.current && intent.current.type !== 'restart'
              ? 'failed'
              : 'idle',
        }),
    );
  }

  function toggle(): void {
    hasDecided.current = true;
    if (isReady) {
      playerRef.current?.toggle();
    } else {
      load({type: 'play'});
    }
  }

  function seek(frame: number): void {
    hasDecided.current = true;
    showFrame(frame);
    if (isReady) {
      playerRef.current?.pause();
      playerRef.current?.seekTo(frame);
    } else {
      load({type: 'seek', frame});
    }
  }

  function autoPlay(): void {
    if (!hasDecided.current && loading.status === 'idle') {
      load({type: 'play'});
    }
  }

  function prepare(): void {
    if (loading.status === 'idle') {
      load();
    }
  }

  function restart(): void {
    if (isReady) {
      playerRef.current?.seekTo(0);
      playerRef.current?.play();
    } else {
      load({type: 'restart'});
    }
  }

  function pause(): void {
    intent.current = undefined;
    playerRef.current?.pause();
  }

  function release(): void {
    pause();
    if (isReady) {
      setLoading({status: 'idle'});
    }
  }

  const playback: Playback = {
    status: loading.status,
    isPlaying,
    stage:
      loading.status === 'ready' ? (
        <loading.stage.PlayerStage
          playerRef={playerRef}
          composition={composition}
          component={loading.stage.component}
          inputProps={inputProps}
        />
      ) : null,
    toggle,
    seek,
    prepare,
    autoPlay,
    restart,
    pause,
  };
  return {playback, rootRef, scrubRef, release};
}
