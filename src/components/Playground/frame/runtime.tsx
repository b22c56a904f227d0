// The program of the frame. It runs alone, without the network and without the
// page, and talks to the page through one port.
import {
  Component,
  useEffect,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import * as react from 'react';
import * as reactDom from 'react-dom';
import {createRoot} from 'react-dom/client';
import * as remotion from 'remotion';
import {Player, type PlayerRef} from '@remotion/player';
import type {Output, RenderSource} from '../../BrowserRender/render';
import type {
  Files,
  FrameMessage,
  FrameStart,
  InputProps,
  PageMessage,
} from '../protocol';
import {modules} from './modules';
import {describeError, installGuard, notePause, runFiles} from './program';

type Render = (
  kind: 'video' | 'image',
  source: Omit<RenderSource, 'renderer'>,
  options: {
    readonly signal: AbortSignal;
    readonly onProgress: (frames: number) => void;
  },
) => Promise<Output>;

/** One state of the code. */
type Version = {
  readonly id: number;
  readonly files: Files;
  readonly component: ComponentType<Record<string, unknown>>;
};

type State = {
  readonly newest: Version | undefined;
  /** The last that drew a picture, which stands in for a newer one that fails. */
  readonly good: Version | undefined;
  /** The one before, for a frame in which the good one fails. */
  readonly spare: Version | undefined;
  readonly inputProps: InputProps;
};

const BEAT_INTERVAL = 200;

/** What the program that renders finds here, instead of a second copy. */
Object.assign(globalThis, {
  __remotionShared: {
    react,
    reactDom,
    jsxRuntime: modules['react/jsx-runtime'],
    remotion,
  },
});

class Boundary extends Component<
  {
    readonly onError: (error: unknown) => void;
    readonly fallback: ReactNode;
    readonly children: ReactNode;
  },
  {readonly hasFailed: boolean}
> {
  override state = {hasFailed: false};

  static getDerivedStateFromError(): {hasFailed: boolean} {
    return {hasFailed: true};
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

function Drawn({
  onDrawn,
  children,
}: {
  readonly onDrawn: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const isReported = useRef(false);
  useEffect(() => {
    if (!isReported.current) {
      isReported.current = true;
      onDrawn();
    }
  });
  return children;
}

/** Runs in the frame. */
export function start(port: MessagePort, begin: FrameStart): void {
  const {project} = begin;
  // Taken now, because the code can replace what is global.
  const post = port.postMessage.bind(port);
  const send = (message: FrameMessage, transfer: Transferable[] = []): void =>
    post(message, transfer);

  let state: State = {
    newest: undefined,
    good: undefined,
    spare: undefined,
    inputProps: begin.inputProps,
  };
  const listeners = new Set<() => void>();
  const setState = (change: Partial<State>): void => {
    state = {...state, ...change};
    listeners.forEach((listener) => listener());
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const report = (error: unknown, files: Files): void =>
    send({type: 'problem', ...describeError(error, files)});

  function VersionView({
    version,
    fallback,
    inputProps,
  }: {
    readonly version: Version;
    readonly fallback: ReactNode;
    readonly inputProps: Record<string, unknown>;
  }): ReactNode {
    const Composition = version.component;
    return (
      <Boundary
        fallback={fallback}
        onError={(error) => report(error, version.files)}
      >
        <Drawn
          onDrawn={() => {
            if (version === state.newest) {
              setState({good: version, spare: state.good});
              send({type: 'good', version: version.id});
            }
          }}
        >
          <Composition {...inputProps} />
        </Drawn>
      </Boundary>
    );
  }

  function Shell(inputProps: Record<string, unknown>): ReactNode {
    const {newest, good, spare} = useSyncExternalStore(subscribe, () => state);
    // What was good before stays behind what is new.
    const stack = [newest, good === newest ? spare : good].filter(
      (it) => it !== undefined,
    );
    return stack.reduceRight<ReactNode>(
      (fallback, version) => (
        <VersionView
          key={version.id}
          version={version}
          fallback={fallback}
          inputProps={inputProps}
        />
      ),
      null,
    );
  }

  let player: PlayerRef | null = null;
  let isListening = false;
  const listen = (next: PlayerRef | null): void => {
    player = next;
    if (next && !isListening) {
      isListening = true;
      next.addEventListener('frameupdate', ({detail}) =>
        send({type: 'frame', frame: detail.frame}),
      );
      next.addEventListener('play', () =>
        send({type: 'playing', isPlaying: true}),
      );
      next.addEventListener('pause', () =>
        send({type: 'playing', isPlaying: false}),
      );
    }
  };

  function App(): ReactNode {
    const {inputProps} = useSyncExternalStore(subscribe, () => state);
    return (
      <Player
        ref={listen}
        component={Shell}
        inputProps={inputProps}
        compositionWidth={project.width}
        compositionHeight={project.height}
        durationInFrames={project.durationInFrames}
        fps={project.fps}
        initialFrame={begin.frame}
        loop
        noSuspense
        acknowledgeRemotionLicense
        spaceKeyToPlayOrPause={false}
        style={{width: '100%', height: '100%'}}
      />
    );
  }

  const runVersion = (id: number, files: Files): void => {
    send({type: 'running', version: id});
    try {
      const component = runFiles(files, project, modules);
      setState({newest: {id, files, component}});
    } catch (error) {
      report(error, files);
    }
  };

  let controller = new AbortController();
  let render: Render | undefined;
  const renderFile = async (
    kind: 'video' | 'image',
    code: string,
  ): Promise<void> => {
    controller = new AbortController();
    try {
      render ??= (0, eval)(code) as Render;
      const component = (state.good ?? state.newest)?.component;
      if (!component) {
        throw new Error('There is no picture to render yet.');
      }
      const {blob, format, reasons} = await render(
        kind,
        {
          ...project,
          id: project.exportName,
          component,
          inputProps: state.inputProps,
          fileName: 'file',
        },
        {
          signal: controller.signal,
          onProgress: (frames) => send({type: 'progress', frames}),
        },
      );
      const data = await blob.arrayBuffer();
      const extension = blob.type.includes('png')
        ? 'png'
        : blob.type.includes('mp4')
          ? 'mp4'
          : 'webm';
      send({type: 'rendered', data, extension, format, reasons}, [data]);
    } catch (error) {
      send({
        type: 'unrendered',
        message: error instanceof Error ? error.message : String(error),
      });
    }
  };

  port.onmessage = ({data}: MessageEvent<PageMessage>): void => {
    notePause();
    switch (data.type) {
      case 'files':
        runVersion(data.version, data.files);
        break;
      case 'props':
        setState({inputProps: data.inputProps});
        break;
      case 'play':
        player?.play();
        break;
      case 'pause':
        player?.pause();
        break;
      case 'seek':
        player?.pause();
        player?.seekTo(data.frame);
        break;
      case 'render':
        void renderFile(data.kind, data.code);
        break;
      case 'cancel':
        controller.abort();
        break;
      default:
    }
  };

  const latestFiles = (): Files => state.newest?.files ?? begin.files;
  addEventListener('error', (event) => {
    report(event.error, latestFiles());
    event.preventDefault();
  });
  addEventListener('unhandledrejection', (event) => {
    report(event.reason, latestFiles());
    event.preventDefault();
  });

  // The toolkit looks there, and a document without an origin has none.
  const stored = new Map<string, string>();
  Object.defineProperty(globalThis, 'localStorage', {
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  // Policies of documents do not reach what these connect to.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
    Reflect.deleteProperty(globalThis, name);
  }
  installGuard();
  notePause();
  setInterval(() => {
    notePause();
    send({type: 'beat'});
  }, BEAT_INTERVAL);

  const container = document.createElement('div');
  container.style.cssText = 'position:absolute;inset:0';
  document.body.append(container);
  const draw = (): void => {
    runVersion(begin.version, begin.files);
    createRoot(container, {
      // The boundaries have told the page.
      onCaughtError: () => undefined,
      onUncaughtError: (error) => report(error, latestFiles()),
    }).render(<App />);
  };
  Promise.all(
    begin.fonts.map(async ({family, weight, data}) => {
      const font = await new FontFace(family, data, {weight}).load();
      document.fonts.add(font);
    }),
  ).then(draw, draw);
}
