import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {findChromium} from '../scripts/browser/findChromium';

const toolkitDir = path.resolve(__dirname, '../toolkit');

/** How long a frame may take; a file that does not load takes all of it. */
const TIMEOUT_MS = 8000;

type WebpackConfiguration = {resolve?: {modules?: string[]}};
type Browser = {close: (options: {silent: boolean}) => Promise<void>};
type Composition = {readonly id: string; readonly durationInFrames: number};
type BrowserLog = {readonly text: string};
type Common = {
  readonly serveUrl: string;
  readonly inputProps: object;
  readonly puppeteerInstance: Browser;
  readonly browserExecutable: string;
  readonly timeoutInMilliseconds: number;
  readonly logLevel: 'warn' | 'error';
  readonly onBrowserLog: (log: BrowserLog) => void;
};
type Bundler = {
  bundle: (options: {
    entryPoint: string;
    publicDir: string;
    outDir: string;
    enableCaching: boolean;
    webpackOverride: (config: WebpackConfiguration) => WebpackConfiguration;
  }) => Promise<string>;
};
type Renderer = {
  RenderInternals: {
    callFf: (options: {
      bin: 'ffmpeg';
      args: readonly string[];
      indent: boolean;
      logLevel: 'error';
      binariesDirectory: null;
      cancelSignal: undefined;
      options: {input: Buffer};
    }) => Promise<unknown>;
  };
  openBrowser: (
    browser: 'chrome',
    options: {browserExecutable: string; logLevel: 'error'},
  ) => Promise<Browser>;
  selectComposition: (options: Common & {id: string}) => Promise<Composition>;
  renderFrames: (
    options: Common & {
      composition: Composition;
      imageFormat: 'png';
      outputDir: null;
      muted: boolean;
      concurrency: number;
      frameRange: readonly [number, number];
      onStart: () => void;
      onFrameUpdate: () => void;
      onFrameBuffer: (buffer: Buffer, frame: number) => void;
    },
  ) => Promise<unknown>;
  renderStill: (
    options: Common & {composition: Composition; output: string},
  ) => Promise<unknown>;
  renderMedia: (
    options: Common & {
      composition: Composition;
      codec: 'wav';
      outputLocation: string;
      frameRange: readonly [number, number];
    },
  ) => Promise<unknown>;
};

export type RunFfmpeg = (
  args: readonly string[],
  input: Buffer,
) => Promise<unknown>;

/** What a render gave, and what the page logged meanwhile. */
export type Outcome<Result> =
  | {readonly result: Result; readonly logs: readonly string[]}
  | {readonly error: string};

/** Renders the composition `case` of a bundle with the given props. */
export type Toolkit<Case extends object> = {
  /** PNG files by the number of their frame. */
  readonly renderFrames: (
    rendered: Case,
    range: readonly [number, number],
  ) => Promise<Outcome<ReadonlyMap<number, Buffer>>>;
  /** Writes the first frame to a file of this name. */
  readonly renderStill: (
    rendered: Case,
    name: string,
  ) => Promise<Outcome<null>>;
  /** How many frames the composition has. */
  readonly readDuration: (rendered: Case) => Promise<Outcome<number>>;
  /** A WAV file. */
  readonly renderAudio: (
    rendered: Case,
    range: readonly [number, number],
  ) => Promise<Outcome<Buffer>>;
  readonly close: () => Promise<void>;
};

function load(): Bundler & Renderer {
  const require = createRequire(path.join(toolkitDir, 'package.json'));
  return {
    ...(require('@remotion/bundler') as Bundler),
    ...(require('@remotion/renderer') as Renderer),
  };
}

/** Runs the FFmpeg that the renderer brings. */
export const runFfmpeg: RunFfmpeg = (args, input) =>
  load().RenderInternals.callFf({
    bin: 'ffmpeg',
    args: ['-y', '-loglevel', 'error', ...args],
    indent: false,
    logLevel: 'error',
    binariesDirectory: null,
    cancelSignal: undefined,
    options: {input},
  });

/** Starts a browser and closes it again. */
export async function tryBrowser(browserExecutable: string): Promise<void> {
  const browser = await load().openBrowser('chrome', {
    browserExecutable,
    logLevel: 'error',
  });
  await browser.close({silent: true});
}

/** What is bundled, and how it is rendered. */
export type ToolkitOptions = {
  /** File that registers a root with a composition `case`. */
  readonly entryPoint: string;
  /** Folder with the files that `staticFile()` names. */
  readonly publicDir: string;
  /** Tabs that render frames at the same time. */
  readonly concurrency?: number;
  /** What the renderer prints. */
  readonly logLevel?: 'warn' | 'error';
};

/**
 * Bundles a composition with a folder of files. Each render gets a browser
 * of its own, since a file that cannot be played may take the browser with it.
 */
export async function openToolkit<Case extends object>({
  entryPoint,
  publicDir,
  concurrency = 1,
  logLevel = 'warn',
}: ToolkitOptions): Promise<Toolkit<Case>> {
  const {
    bundle,
    openBrowser,
    selectComposition,
    renderFrames,
    renderStill,
    renderMedia,
  } = load();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'toolkit-'));
  const serveUrl = await bundle({
    entryPoint,
    publicDir,
    outDir: path.join(folder, 'bundle'),
    enableCaching: false,
    webpackOverride: (config) => ({
      ...config,
      resolve: {
        ...config.resolve,
        modules: [path.join(toolkitDir, 'node_modules'), 'node_modules'],
      },
    }),
  });

  async function run<Result>(
    inputProps: Case,
    render: (common: Common, composition: Composition) => Promise<Result>,
    retries = 1,
  ): Promise<Outcome<Result>> {
    const logs: string[] = [];
    const browserExecutable = findChromium();
    const common: Common = {
      serveUrl,
      inputProps,
      browserExecutable,
      puppeteerInstance: await openBrowser('chrome', {
        browserExecutable,
        logLevel: 'error',
      }),
      timeoutInMilliseconds: TIMEOUT_MS,
      logLevel,
      onBrowserLog: ({text}) => logs.push(text),
    };
    try {
      const composition = await selectComposition({...common, id: 'case'});
      return {result: await render(common, composition), logs};
    } catch (error) {
      // A `<video>` element may not get to a frame where others work too.
      if (retries > 0) {
        return await run(inputProps, render, retries - 1);
      }
      return {error: error instanceof Error ? error.message : String(error)};
    } finally {
      await common.puppeteerInstance.close({silent: true});
    }
  }

  return {
    renderFrames: (rendered, frameRange) =>
      run(rendered, async (common, composition) => {
        const frames = new Map<number, Buffer>();
        await renderFrames({
          ...common,
          composition,
          imageFormat: 'png',
          outputDir: null,
          muted: true,
          concurrency,
          frameRange,
          onStart: () => undefined,
          onFrameUpdate: () => undefined,
          onFrameBuffer: (buffer, frame) => frames.set(frame, buffer),
        });
        return frames;
      }),
    renderStill: (rendered, name) =>
      run(rendered, async (common, composition) => {
        const output = path.join(folder, name);
        await renderStill({...common, composition, output});
        return null;
      }),
    readDuration: (rendered) =>
      run(rendered, (_, {durationInFrames}) =>
        Promise.resolve(durationInFrames),
      ),
    renderAudio: (rendered, frameRange) =>
      run(rendered, async (common, composition) => {
        const outputLocation = path.join(folder, 'audio.wav');
        await renderMedia({
          ...common,
          composition,
          codec: 'wav',
          outputLocation,
          frameRange,
        });
        return readFile(outputLocation);
      }),
    close: () => rm(folder, {recursive: true}),
  };
}
