import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefObject,
} from 'react';
import rendererUrl from '@generated/playground/default/renderer.frame';
import runtimeUrl from '@generated/playground/default/runtime.frame';
import type {Output, OutputKind, RenderOptions} from '../BrowserRender/render';
import {CODE_MISSING} from '../BrowserRender/RenderPanel';
import {useFrameSink, type Playback} from '../Playback/usePlayback';
import {connectFrame, type Connection} from './connectFrame';
import {FRAME_DOCUMENT, SANDBOX} from './frameDocument';
import {loadFonts} from './loadFonts';
import {
  fileTypes,
  type Files,
  type FrameFont,
  type FrameMessage,
  type InputProps,
  type Problem,
  type Project,
} from './protocol';

/** How long a browser has to end the process of a frame that hung, before the next. */
const PROCESS_END = 700;

/** How long after the last key the code runs, in milliseconds. */
const RUN_DELAY = 300;

const SILENCE =
  'The code did not pause for two seconds and was stopped. The picture is that of earlier code.';

type Options = {
  readonly project: Project;
  readonly files: Files;
  readonly originals: Files;
  readonly inputProps: InputProps;
  /** Whether it plays as soon as it is there. */
  readonly playsAtOnce: boolean;
};

type Playground = {
  readonly playback: Playback;
  readonly rootRef: RefObject<HTMLDivElement | null>;
  readonly scrubRef: RefObject<HTMLInputElement | null>;
  readonly problem: Problem | undefined;
  /** Renders the code as it last drew a picture. */
  readonly render: (
    kind: OutputKind,
    options: RenderOptions,
  ) => Promise<Output>;
};

type Program = {readonly code: string; readonly fonts: readonly FrameFont[]};

type RunningRender = {
  readonly kind: OutputKind;
  readonly onProgress: (frames: number) => void;
  readonly resolve: (output: Output) => void;
  readonly reject: (error: Error) => void;
};

async function loadText(url: string): Promise<string> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) {
    throw new Error(CODE_MISSING);
  }
  return response.text();
}

/**
 * Plays code that a visitor edits, in a frame without access to the page and to
 * the network. Code that hangs is stopped with its frame, and another frame plays
 * what last drew a picture.
 */
export function usePlayground({
  project,
  files,
  originals,
  inputProps,
  playsAtOnce,
}: Options): Playground {
  const {rootRef, scrubRef, showFrame} = useFrameSink();
  const [program, setProgram] = useState<Program | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  /** What the frame starts with; a change makes another frame. */
  const [run, setRun] = useState({
    id: 0,
    files,
    frame: project.posterFrame,
    isWaiting: false,
  });
  const [isPlaying, setIsPlaying] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const connection = useRef<Connection>(undefined);
  const sent = useRef({version: 1, files});
  /** What the frame has begun to run. */
  const running = useRef(0);
  const good = useRef<Files>(undefined);
  const frame = useRef(project.posterFrame);
  const rendering = useRef<RunningRender>(undefined);
  const wantsPlay = useRef(playsAtOnce);

  useEffect(() => {
    let isGone = false;
    Promise.all([loadText(runtimeUrl), loadFonts()]).then(
      ([code, fonts]) => {
        if (!isGone) {
          setProgram({code, fonts});
        }
      },
      () => {
        if (!isGone) {
          setProgram('failed');
        }
      },
    );
    return () => {
      isGone = true;
      connection.current?.close();
    };
  }, [attempt]);

  useEffect(() => {
    connection.current?.send({type: 'props', inputProps});
  }, [inputProps]);

  const sendFiles = useEffectEvent((): void => {
    if (files === sent.current.files) {
      return;
    }
    sent.current = {version: sent.current.version + 1, files};
    if (connection.current) {
      connection.current.send({type: 'files', ...sent.current});
    } else {
      // There is no frame while one starts, or after both have hung.
      setRun(({id}) => ({
        id: id + 1,
        files,
        frame: frame.current,
        isWaiting: false,
      }));
    }
  });
  useEffect(() => {
    const timeout = setTimeout(() => sendFiles(), RUN_DELAY);
    return () => clearTimeout(timeout);
  }, [files]);

  function finishRender(message: FrameMessage): void {
    const running = rendering.current;
    if (!running) {
      return;
    }
    if (message.type === 'progress') {
      running.onProgress(message.frames);
      return;
    }
    rendering.current = undefined;
    if (message.type === 'rendered') {
      const {data, extension, format, reasons} = message;
      running.resolve({
        blob: new Blob([data], {type: fileTypes[extension]}),
        kind: running.kind,
        fileName: `${project.exportName}.${extension}`,
        format,
        reasons,
      });
    } else {
      running.reject(
        new Error(message.type === 'unrendered' ? message.message : SILENCE),
      );
    }
  }

  function handleMessage(message: FrameMessage): void {
    switch (message.type) {
      case 'frame':
        frame.current = Math.min(message.frame, project.durationInFrames - 1);
        showFrame(frame.current);
        break;
      case 'playing':
        setIsPlaying(message.isPlaying);
        break;
      case 'running':
        running.current = message.version;
        break;
      case 'good':
        if (message.version === sent.current.version) {
          good.current = sent.current.files;
          setProblem(undefined);
        }
        if (wantsPlay.current) {
          wantsPlay.current = false;
          connection.current?.send({type: 'play'});
        }
        break;
      case 'problem':
        setProblem(message);
        break;
      default:
        finishRender(message);
    }
  }

  function handleSilence(): void {
    connection.current = undefined;
    setIsPlaying(false);
    setProblem({message: SILENCE});
    finishRender({type: 'beat'});
    const isInnocent = running.current < sent.current.version;
    // Code that was good may hang in a later frame.
    const before =
      good.current && good.current !== sent.current.files
        ? good.current
        : originals;
    const next = isInnocent ? sent.current.files : before;
    // The next frame would get the process in which the last one hangs.
    setRun(({id}) => ({
      id: id + 1,
      files: next,
      frame: project.posterFrame,
      isWaiting: true,
    }));
    setTimeout(
      () => setRun((last) => ({...last, isWaiting: false})),
      PROCESS_END,
    );
  }

  function handleLoad(target: HTMLIFrameElement): void {
    if (!target.contentWindow || typeof program !== 'object') {
      return;
    }
    connection.current?.close();
    const isNewest = run.files === sent.current.files;
    connection.current = connectFrame(
      target.contentWindow,
      {
        ...program,
        project,
        files: run.files,
        version: isNewest ? sent.current.version : 0,
        inputProps,
        frame: run.frame,
      },
      {onMessage: handleMessage, onSilence: handleSilence},
    );
  }

  const status =
    program === undefined
      ? 'loading'
      : program === 'failed'
        ? 'failed'
        : 'ready';

  function play(): void {
    if (connection.current) {
      connection.current.send({type: 'play'});
    } else {
      wantsPlay.current = true;
    }
    if (program === 'failed') {
      setProgram(undefined);
      setAttempt(attempt + 1);
    }
  }

  function seek(next: number): void {
    frame.current = next;
    showFrame(next);
    connection.current?.send({type: 'seek', frame: next});
  }

  const pause = (): void => connection.current?.send({type: 'pause'});

  return {
    rootRef,
    scrubRef,
    problem,
    playback: {
      status,
      isPlaying,
      stage: status === 'ready' && !run.isWaiting && (
        <iframe
          key={run.id}
          title="Picture of the edited code"
          sandbox={SANDBOX}
          srcDoc={FRAME_DOCUMENT}
          onLoad={({currentTarget}) => handleLoad(currentTarget)}
          // The controls beside it do all that can be done with it.
          tabIndex={-1}
          style={{inlineSize: '100%', blockSize: '100%', border: 0}}
        />
      ),
      toggle: () => (isPlaying ? pause() : play()),
      seek,
      prepare: () => undefined,
      autoPlay: () => undefined,
      restart: () => {
        seek(0);
        play();
      },
      pause,
    },
    render: async (kind, {signal, onProgress}) => {
      const code = await loadText(rendererUrl);
      signal.throwIfAborted();
      return new Promise<Output>((resolve, reject) => {
        rendering.current = {kind, onProgress, resolve, reject};
        signal.addEventListener('abort', () => {
          connection.current?.send({type: 'cancel'});
        });
        connection.current?.send({type: 'render', kind, code});
      });
    },
  };
}
