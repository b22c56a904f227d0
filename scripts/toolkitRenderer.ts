import {createRequire} from 'node:module';
import path from 'node:path';
import {riveWasmRule} from '../plugins/examples/riveWasm';
import {findChromium} from './browser/findChromium';

const siteDir = path.resolve(__dirname, '..');
const toolkitDir = path.join(siteDir, 'toolkit');

type WebpackOverride = (config: WebpackConfiguration) => WebpackConfiguration;
type WebpackConfiguration = {
  module?: {rules?: unknown[]};
  resolve?: {modules?: string[]; alias?: Record<string, string>};
};
type Bundler = {
  bundle: (options: {
    entryPoint: string;
    enableCaching: boolean;
    publicDir: string;
    webpackOverride: WebpackOverride;
  }) => Promise<string>;
};
/** Compositions to bundle in place of the examples. */
type OtherBundle = {
  readonly entryPoint: string;
  /** A module of toolkit/ and its export that adapts the bundler. */
  readonly override: {readonly module: string; readonly name: string};
};
type MediaCodec = 'vp8' | 'mp3' | 'gif';
type Composition = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
};
/** How frames become a file. */
export type Encoding = {
  readonly codec: 'h264' | 'h265' | 'vp8' | 'vp9' | 'prores' | 'gif';
  readonly pixelFormat?: 'yuv420p' | 'yuva420p' | 'yuva444p10le';
  readonly proResProfile?: 'standard' | '4444';
};
type Browser = {close: (options: {silent: boolean}) => Promise<void>};
type Renderer = {
  openBrowser: (
    browser: 'chrome',
    options: {browserExecutable: string; chromeMode: 'chrome-for-testing'},
  ) => Promise<Browser>;
  getCompositions: (
    serveUrl: string,
    options: {puppeteerInstance: Browser},
  ) => Promise<readonly Composition[]>;
  renderMedia: (options: {
    serveUrl: string;
    composition: Composition;
    codec: MediaCodec;
    outputLocation: string;
    muted: boolean;
    imageFormat: 'png' | 'none';
    pixelFormat?: 'yuva420p';
    crf?: number;
    audioBitrate: string;
    logLevel: 'error';
    puppeteerInstance: Browser;
  }) => Promise<unknown>;
  renderFrames: (options: {
    serveUrl: string;
    composition: Composition;
    frameRange: readonly [number, number];
    imageFormat: 'png';
    outputDir: string;
    inputProps: Record<string, never>;
    onStart: () => void;
    onFrameUpdate: () => void;
    logLevel: 'error';
    puppeteerInstance: Browser;
  }) => Promise<{readonly assetsInfo: unknown}>;
  stitchFramesToVideo: (
    options: Encoding & {
      assetsInfo: unknown;
      width: number;
      height: number;
      fps: number;
      outputLocation: string;
      force: boolean;
      muted: boolean;
      logLevel: 'error';
    },
  ) => Promise<unknown>;
  renderStill: (options: {
    serveUrl: string;
    composition: Composition;
    frame: number;
    logLevel: 'error';
    puppeteerInstance: Browser;
  }) => Promise<{buffer: Buffer | null}>;
};

/** The examples as a bundle, and a browser to render them in. */
export type ToolkitRenderer = {
  /** Renders a frame of an example as a PNG. */
  readonly render: (id: string, frame: number) => Promise<Buffer>;
  /** Renders a whole composition to a file. */
  readonly renderMedia: (
    id: string,
    codec: MediaCodec,
    outputLocation: string,
    options?: {readonly isTransparent: boolean},
  ) => Promise<void>;
  /** Renders the first frames of an example, for a function that encodes them. */
  readonly renderFrames: (
    id: string,
    count: number,
    outputDir: string,
  ) => Promise<(encoding: Encoding, outputLocation: string) => Promise<void>>;
  readonly close: () => Promise<void>;
};

/**
 * Bundles `examples/` with the toolkit's own bundler and opens its renderer.
 * Needs the packages of toolkit/ (`npm ci --prefix toolkit --ignore-scripts`)
 * and a Chromium.
 */
export async function openToolkitRenderer(
  other?: OtherBundle,
): Promise<ToolkitRenderer> {
  const require = createRequire(path.join(toolkitDir, 'package.json'));
  const {bundle} = require('@remotion/bundler') as Bundler;
  const {
    openBrowser,
    getCompositions,
    renderFrames,
    renderMedia,
    renderStill,
    stitchFramesToVideo,
  } = require('@remotion/renderer') as Renderer;
  const adapt = other
    ? (require(other.override.module) as Record<string, WebpackOverride>)[
        other.override.name
      ]
    : undefined;
  const serveUrl = await bundle({
    entryPoint: other?.entryPoint ?? path.join(siteDir, 'examples/root.tsx'),
    // The cache would grow in toolkit/node_modules.
    enableCaching: false,
    // Where the site has what staticFile() names.
    publicDir: path.join(siteDir, 'static'),
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
  const puppeteerInstance = await openBrowser('chrome', {
    browserExecutable: findChromium(),
    chromeMode: 'chrome-for-testing',
  });
  const compositions = await getCompositions(serveUrl, {puppeteerInstance});

  function find(id: string): Composition {
    const composition = compositions.find((other) => other.id === id);
    if (!composition) {
      throw new Error(`The bundle has no composition "${id}".`);
    }
    return composition;
  }

  return {
    async renderMedia(id, codec, outputLocation, options) {
      await renderMedia({
        serveUrl,
        composition: find(id),
        codec,
        outputLocation,
        muted: codec !== 'mp3',
        // The artifacts of JPEG would double the size of a GIF.
        imageFormat: codec === 'mp3' ? 'none' : 'png',
        // Flat drawings look the same in half of the bytes.
        ...(options?.isTransparent && {pixelFormat: 'yuva420p', crf: 30}),
        audioBitrate: '64k',
        logLevel: 'error',
        puppeteerInstance,
      });
    },
    async render(id, frame) {
      const {buffer} = await renderStill({
        serveUrl,
        composition: find(id),
        frame,
        logLevel: 'error',
        puppeteerInstance,
      });
      if (!buffer) {
        throw new Error(`The renderer gave no picture of "${id}".`);
      }
      return buffer;
    },
    async renderFrames(id, count, outputDir) {
      const composition = find(id);
      const {assetsInfo} = await renderFrames({
        serveUrl,
        composition,
        frameRange: [0, count - 1],
        imageFormat: 'png',
        outputDir,
        inputProps: {},
        onStart: () => undefined,
        onFrameUpdate: () => undefined,
        logLevel: 'error',
        puppeteerInstance,
      });
      const {width, height, fps} = composition;
      return async (encoding, outputLocation) => {
        await stitchFramesToVideo({
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
    close: () => puppeteerInstance.close({silent: true}),
  };
}
