// Loaded on demand, with the renderer, so that nothing of it is in the first load
// of a page.
import type {ComponentType} from 'react';
import type {WebRendererVideoCodec} from '@remotion/web-renderer';

/** The module that renders. */
export type WebRenderer = Pick<
  typeof import('@remotion/web-renderer'),
  | 'canRenderMediaOnWeb'
  | 'getEncodableVideoCodecs'
  | 'renderMediaOnWeb'
  | 'renderStillOnWeb'
>;

type Container = 'mp4' | 'webm';

type Format = {
  readonly container: Container;
  readonly videoCodec: WebRendererVideoCodec;
};

/** What is rendered. */
export type RenderSource = {
  /** Module that renders, which also says what the browser can encode. */
  readonly renderer: WebRenderer;
  readonly id: string;
  readonly component: ComponentType<Record<string, unknown>>;
  readonly inputProps?: Record<string, unknown>;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly durationInFrames: number;
  /** The frame that an image shows. */
  readonly posterFrame: number;
  /** Name of the file, without its extension. */
  readonly fileName: string;
};

/** What a render made: a film, or one frame of it. */
export type OutputKind = 'video' | 'image';

/** How a render is watched and cancelled. */
export type RenderOptions = {
  readonly signal: AbortSignal;
  readonly onProgress: (encodedFrames: number) => void;
};

/** What a render made. */
export type Output = {
  readonly blob: Blob;
  readonly kind: OutputKind;
  readonly fileName: string;
  /** Codec and container, or the format of the image. */
  readonly format: string;
  /** Why the formats before this one were passed over. */
  readonly reasons: readonly string[];
};

/** From what plays in most places to what most browsers encode. */
const preferred: readonly Format[] = [
  {container: 'mp4', videoCodec: 'h264'},
  {container: 'webm', videoCodec: 'vp9'},
  {container: 'webm', videoCodec: 'vp8'},
  {container: 'mp4', videoCodec: 'av1'},
];

const codecNames: Readonly<Record<WebRendererVideoCodec, string>> = {
  h264: 'H.264',
  h265: 'H.265',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
};

const containerNames: Readonly<Record<Container, string>> = {
  mp4: 'MP4',
  webm: 'WebM',
};

/**
 * The first format that this browser can make, and why not one before it.
 *
 * @throws Error that lists what the browser can encode, if none fits
 */
async function chooseFormat({
  renderer,
  width,
  height,
}: RenderSource): Promise<Format & {readonly reasons: readonly string[]}> {
  const reasons: string[] = [];
  for (const format of preferred) {
    const {canRender, issues} = await renderer.canRenderMediaOnWeb({
      ...format,
      width,
      height,
      muted: true,
    });
    if (canRender) {
      return {...format, reasons};
    }
    // Some messages end in a period, others do not.
    reasons.push(...issues.map(({message}) => message.replace(/\.?$/, '.')));
  }
  const encodable = await Promise.all([
    renderer.getEncodableVideoCodecs('mp4'),
    renderer.getEncodableVideoCodecs('webm'),
  ]);
  const names = [...new Set(encodable.flat())].map(
    (codec) => codecNames[codec],
  );
  throw new Error(
    `${[...new Set(reasons)].join(' ')} Codecs that this browser encodes: ${names.join(', ') || 'none'}.`,
  );
}

function compositionOf({
  id,
  component,
  width,
  height,
  fps,
  durationInFrames,
}: RenderSource) {
  return {id, component, width, height, fps, durationInFrames};
}

async function renderVideo(
  source: RenderSource,
  {signal, onProgress}: RenderOptions,
): Promise<Output> {
  const {container, videoCodec, reasons} = await chooseFormat(source);
  const {getBlob} = await source.renderer.renderMediaOnWeb({
    composition: compositionOf(source),
    inputProps: source.inputProps ?? {},
    container,
    videoCodec,
    muted: true,
    // A file in memory outlives the renders in other tabs.
    outputTarget: 'arraybuffer',
    licenseKey: 'free-license',
    signal,
    onProgress: ({encodedFrames}) => onProgress(encodedFrames),
  });
  return {
    blob: await getBlob(),
    kind: 'video',
    fileName: `${source.fileName}.${container}`,
    format: `${codecNames[videoCodec]} in ${containerNames[container]}`,
    reasons,
  };
}

async function renderImage(
  source: RenderSource,
  {signal}: RenderOptions,
): Promise<Output> {
  const still = await source.renderer.renderStillOnWeb({
    composition: compositionOf(source),
    inputProps: source.inputProps ?? {},
    frame: source.posterFrame,
    licenseKey: 'free-license',
    signal,
  });
  return {
    blob: await still.blob({format: 'png'}),
    kind: 'image',
    fileName: `${source.fileName}.png`,
    format: 'PNG',
    reasons: [],
  };
}

/** Renders a composition as a video, or one frame of it as an image. */
export function render(
  kind: OutputKind,
  source: RenderSource,
  options: RenderOptions,
): Promise<Output> {
  return (kind === 'video' ? renderVideo : renderImage)(source, options);
}
