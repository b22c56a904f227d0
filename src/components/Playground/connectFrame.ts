import {
  readFrameMessage,
  type FrameMessage,
  type FrameStart,
  type PageMessage,
} from './protocol';

/** How long a frame may be silent, in milliseconds: while it starts, plays and renders. */
const LIMITS = {start: 20_000, play: 2000, render: 20_000} as const;

const CHECK_INTERVAL = 400;

type Handlers = {
  readonly onMessage: (message: FrameMessage) => void;
  /** The frame was silent for too long. The page has to remove it. */
  readonly onSilence: () => void;
};

/** A frame that runs. */
export type Connection = {
  readonly send: (message: PageMessage) => void;
  readonly close: () => void;
};

/**
 * Starts the program of a frame, and watches that it goes on. A page and a frame
 * without access to it have processes of their own in most browsers, so the page
 * answers while the frame hangs.
 */
export function connectFrame(
  frame: Window,
  begin: FrameStart,
  {onMessage, onSilence}: Handlers,
): Connection {
  const {port1, port2} = new MessageChannel();
  let lastBeat = performance.now();
  let lateChecks = 0;
  let phase: keyof typeof LIMITS = 'start';

  const close = (): void => {
    clearInterval(timer);
    port1.close();
  };
  const timer = setInterval(() => {
    // A page out of sight gets no time, and neither do its frames.
    if (document.hidden) {
      lastBeat = performance.now();
    }
    const isLate = performance.now() - lastBeat > LIMITS[phase];
    // Twice, because a page that was busy itself finds the beats after this.
    lateChecks = isLate ? lateChecks + 1 : 0;
    if (lateChecks > 1) {
      close();
      onSilence();
    }
  }, CHECK_INTERVAL);

  port1.onmessage = ({data}: MessageEvent<unknown>) => {
    const message = readFrameMessage(data);
    if (!message) {
      return;
    }
    lastBeat = performance.now();
    if (phase === 'start') {
      phase = 'play';
    }
    if (message.type === 'rendered' || message.type === 'unrendered') {
      phase = 'play';
    }
    if (message.type !== 'beat') {
      onMessage(message);
    }
  };
  frame.postMessage(begin, '*', [port2]);

  return {
    close,
    send: (message) => {
      if (message.type === 'render') {
        phase = 'render';
      }
      port1.postMessage(message);
    },
  };
}
