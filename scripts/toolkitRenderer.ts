import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {riveWasmRule} from '../plugins/examples/riveWasm';
import {findChromium} from './browser/findChromium';

const siteDir = path.resolve(__dirname, '..');
const toolkitDir = path.join(siteDir, 'toolkit');
const requireFromToolkit = createRequire(path.join(toolkitDir, 'package.json'));

/** Tabs of a composition with props that render frames at the same time. */
const CONCURRENCY = 2;

/** How long a frame of it may take; a file that does not load takes all of it. */
const TIMEOUT_MS = 8000;

/** The root has no copy of the packages that are called, and so not their types. */
type Options = Readonly<Record<string, unknown>>;
type WebpackConfiguration = {
  module?: {rules?: unknown[]};
  resolve?: Record<string, unknown>;
};
type WebpackOverride = (config: WebpackConfiguration) => WebpackConfiguration;
type Browser = {close: (options: {silent: boolean}) => Promise<void>};
type Composition = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly durationInFrames: number;
  readonly props?: object;
};
type Bundler = {
  bundle: (
    options: Options & {webpackOverride: WebpackOverride},
  ) => Promise<string>;
};
type Renderer = {
  RenderInternals: {
    callFf: (options: Options) => Promise<{readonly stdout: string}>;
  };
  openBrowser: (browser: 'chrome', options: Options) => Promise<Browser>;
  getCompositions: (
    serveUrl: string,
    options: Options,
  ) => Promise<readonly Composition[]>;
  selectComposition: (options: Options) => Promise<Composition>;
  renderFrames: (options: Options) => Promise<{readonly assetsInfo: unknown}>;
  renderMedia: (options: Options) => Promise<unknown>;
  renderStill: (options: Options) => Promise<{buffer: Buffer | null}>;
  stitchFramesToVideo: (options: Options) => Promise<unknown>;
};

const loadRenderer = (): Renderer =>
  requireFromToolkit('@remotion/renderer') as Renderer;

/** Options of `renderMedia()` that take the place of those below. */
type RenderOptions = {
  readonly isTransparent?: boolean;
  readonly scale?: number;
  readonly frameRange?: Range;
  readonly concurrency?: number;
  readonly imageFormat?: 'jpeg';
};

/** What is bundled in place of the examples. */
type OtherBundle = {
  /** File that registers a root. */
  readonly entryPoint: string;
  /** Folder with the files that `staticFile()` names; otherwise `static/`. */
  readonly publicDir?: string;
  /** What is logged; otherwise errors. */
  readonly logLevel?: 'warn';
  /** Folder of a finished bundle, which is used in place of a new one. */
  readonly serveUrl?: string;
  /** A module of toolkit/ and its export that adapts the bundler. */
  readonly override?: {readonly module: string; readonly name: string};
};

type Range = readonly [first: number, last: number];

/** How frames become a file. */
export type Encoding = {
  readonly codec: 'h264' | 'h265' | 'vp8' | 'vp9' | 'prores' | 'gif';
  readonly pixelFormat?: 'yuv420p' | 'yuva420p' | 'yuva444p10le';
  readonly proResProfile?: 'standard' | '4444';
};

/** A composition with props, in a browser of its own. */
type OpenComposition = {
  readonly durationInFrames: number;
  /** What the page has logged, up to now. */
  readonly logs: readonly string[];
  /** PNG files, in the order of their frames. */
  readonly renderFrames: (range: Range) => Promise<readonly Buffer[]>;
  /** Writes the first frame to a file of this name. */
  readonly writeStill: (name: string) => Promise<unknown>;
  /** A WAV file. */
  readonly renderAudio: (range: Range) => Promise<Buffer>;
};

/** A bundle of compositions, and a browser to render them in. */
export type ToolkitRenderer = {
  readonly listCompositions: () => Promise<readonly Composition[]>;
  /** Renders a frame of a composition as a PNG, with props over its default ones. */
  readonly render: (
    id: string,
    frame: number,
    inputProps?: object,
  ) => Promise<Buffer>;
  /** Renders a whole composition to a file. */
  readonly renderMedia: (
    id: string,
    codec: Encoding['codec'] | 'mp3',
    outputLocation: string,
    options?: RenderOptions,
  ) => Promise<void>;
  /** Renders the first frames to a folder, for a function that encodes them. */
  readonly renderFrames: (
    id: string,
    count: number,
    outputDir: string,
  ) => Promise<(encoding: Encoding, outputLocation: string) => Promise<void>>;
  /**
   * Opens a composition with props in a browser of its own, since a file that
   * cannot be played may take the browser with it.
   */
  readonly openWith: <Result>(
    id: string,
    inputProps: object,
    use: (composition: OpenComposition) => Promise<Result>,
  ) => Promise<Result>;
  readonly close: () => Promise<void>;
};

/** Starts a browser as the renderer does. */
export const openRenderBrowser = (
  browserExecutable = findChromium(),
): Promise<Browser> =>
  loadRenderer().openBrowser('chrome', {
    browserExecutable,
    chromeMode: 'chrome-for-testing',
    logLevel: 'error',
  });

/** Runs a program of the FFmpeg that the renderer brings. Gives what it printed. */
export async function runFfmpeg(
  bin: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  input?: Buffer,
): Promise<string> {
  const {stdout} = await loadRenderer().RenderInternals.callFf({
    bin,
    args: ['-v', 'error', ...args],
    indent: false,
    logLevel: 'error',
    binariesDirectory: null,
    options: {input},
  });
  return stdout;
}

function bundle(
  {entryPoint, publicDir, override}: OtherBundle,
  outDir: string,
): Promise<string> {
  const adapt =
    override &&
    (requireFromToolkit(override.module) as Record<string, WebpackOverride>)[
      override.name
    ];
  return (requireFromToolkit('@remotion/bundler') as Bundler).bundle({
    entryPoint,
    outDir,
    // The cache would grow in toolkit/node_modules.
    enableCaching: false,
    publicDir: publicDir ?? path.join(siteDir, 'static'),
    webpackOverride: (original) => {
      const config = adapt ? adapt(original) : original;
      return {
        ...config,
        module: {
          ...config.module,
          rules: [...(config.module?.rules ?? []), riveWasmRule],
        },
        resolve: {
          ...config.resolve,
          modules: [path.join(toolkitDir, 'node_modules'), 'node_modules'],
        },
      };
    },
  });
}

/**
 * Bundles `examples/`, or something else, with the toolkit's own bundler and
 * opens its renderer. Needs the packages of toolkit/
 * (`npm ci --prefix toolkit --ignore-scripts`) and a Chromium.
 */
export async function openToolkitRenderer(
  source: OtherBundle = {entryPoint: path.join(siteDir, 'examples/root.tsx')},
): Promise<ToolkitRenderer> {
  const renderer = loadRenderer();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'toolkit-'));
  const clean = (): Promise<void> => rm(folder, {recursive: true});
  const serveUrl =
    source.serveUrl ??
    (await bundle(source, path.join(folder, 'bundle')).catch(
      async (error: unknown) => {
        await clean();
        throw error;
      },
    ));
  const common = {
    serveUrl,
    // A render that has lost its browser starts another.
    browserExecutable: findChromium(),
    chromeMode: 'chrome-for-testing',
    logLevel: source.logLevel ?? 'error',
  };
  let opened:
    | Promise<{browser: Browser; compositions: readonly Composition[]}>
    | undefined;

  async function open() {
    const browser = await openRenderBrowser();
    const compositions = await renderer.getCompositions(serveUrl, {
      ...common,
      puppeteerInstance: browser,
    });
    return {browser, compositions};
  }

  /** The composition in the browser that all such renders share. */
  async function share(id: string) {
    const {browser, compositions} = await (opened ??= open());
    const composition = compositions.find((other) => other.id === id);
    if (!composition) {
      throw new Error(`The bundle has no composition "${id}".`);
    }
    return {...common, puppeteerInstance: browser, composition};
  }

  return {
    listCompositions: async () => (await (opened ??= open())).compositions,
    async render(id, frame, inputProps) {
      const shared = await share(id);
      const {buffer} = await renderer.renderStill({
        ...shared,
        // The page takes the props of the composition as they are given here.
        ...(inputProps && {
          inputProps,
          composition: {
            ...shared.composition,
            props: {...shared.composition.props, ...inputProps},
          },
        }),
        frame,
      });
      if (!buffer) {
        throw new Error(`The renderer gave no picture of "${id}".`);
      }
      return buffer;
    },
    async renderMedia(
      id,
      codec,
      outputLocation,
      {isTransparent, ...options} = {},
    ) {
      await renderer.renderMedia({
        ...(await share(id)),
        codec,
        outputLocation,
        muted: codec !== 'mp3',
        // The artifacts of JPEG would double the size of a GIF.
        imageFormat: codec === 'mp3' ? 'none' : 'png',
        // Flat drawings look the same in half of the bytes.
        ...(isTransparent && {pixelFormat: 'yuva420p', crf: 30}),
        audioBitrate: '64k',
        ...options,
      });
    },
    async renderFrames(id, count, outputDir) {
      const shared = await share(id);
      const {width, height, fps} = shared.composition;
      const {assetsInfo} = await renderer.renderFrames({
        ...shared,
        frameRange: [0, count - 1],
        imageFormat: 'png',
        outputDir,
      });
      return async (encoding, outputLocation) => {
        await renderer.stitchFramesToVideo({
          ...encoding,
          assetsInfo,
          width,
          height,
          fps,
          outputLocation,
          force: true,
          muted: true,
          logLevel: 'error',
        });
      };
    },
    async openWith(id, inputProps, use) {
      const logs: string[] = [];
      const browser = await openRenderBrowser();
      const own = {
        ...common,
        puppeteerInstance: browser,
        inputProps,
        timeoutInMilliseconds: TIMEOUT_MS,
        onBrowserLog: ({text}: {readonly text: string}) => logs.push(text),
      };
      try {
        const composition = await renderer.selectComposition({...own, id});
        return await use({
          durationInFrames: composition.durationInFrames,
          logs,
          async renderFrames([first, last]) {
            const frames: Buffer[] = [];
            await renderer.renderFrames({
              ...own,
              composition,
              imageFormat: 'png',
              outputDir: null,
              muted: true,
              concurrency: CONCURRENCY,
              frameRange: [first, last],
              onFrameBuffer: (png: Buffer, frame: number) => {
                frames[frame - first] = png;
              },
            });
            return frames;
          },
          writeStill: (name) =>
            renderer.renderStill({
              ...own,
              composition,
              output: path.join(folder, name),
            }),
          async renderAudio(frameRange) {
            const outputLocation = path.join(folder, 'audio.wav');
            await renderer.renderMedia({
              ...own,
              composition,
              codec: 'wav',
              outputLocation,
              frameRange,
            });
            return readFile(outputLocation);
          },
        });
      } finally {
        await browser.close({silent: true});
      }
    },
    async close() {
      await (await opened)?.browser.close({silent: true});
      await clean();
    },
  };
}
