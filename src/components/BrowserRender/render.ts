// Only this module imports the renderer. It is loaded on demand, so that nothing
// of it is in the first load of a page.
import {
  canRenderMediaOnWeb,
  getEncodableVideoCodecs,
  renderMediaOnWeb,
  renderStillOnWeb,
  type WebRendererContainer,
  type WebRendererVideoCodec,
} from '@remotion/web-renderer';
import {BrowserRender} from '@site/examples/BrowserRender';
import metadata from '@site/examples/BrowserRender.meta';

type Format = {
  readonly container: Extract<WebRendererContainer, 'mp4' | 'webm'>;
  readonly videoCodec: WebRendererVideoCodec;
};

type Options = {
  readonly signal: AbortSignal;
  readonly onProgress: (encodedFrames: number) => void;
};

/** What a render made. */
export type Output = {
  readonly blob: Blob;
  readonly kind: 'video' | 'image';
  readonly fileName: string;
  /** Codec and container, or the format of the image. */
  readonly format: string;
  /** Why the formats before this one were passed over. */
  readonly reasons: readonly string[];
};

const {width, height, fps, durationInFrames, posterFrame} = metadata;

const composition = {
  id: 'BrowserRender',
  component: BrowserRender,
  width,
  height,
  fps,
  durationInFrames,
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

const containerNames: Readonly<Record<Format['container'], string>> = {
  mp4: 'MP4',
  webm: 'WebM',
};

/**
 * The first format that this browser can make, and why not one before it.
 *
 * @throws Error that lists what the browser can encode, if none fits
 */
async function chooseFormat(): Promise<
  Format & {readonly reasons: readonly string[]}
> {
  const reasons: string[] = [];
  for (const format of preferred) {
    const {canRender, issues} = await canRenderMediaOnWeb({
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
    getEncodableVideoCodecs('mp4'),
    getEncodableVideoCodecs('webm'),
  ]);
  const names = [...new Set(encodable.flat())].map(
    (codec) => codecNames[codec],
  );
  throw new Error(
    `${[...new Set(reasons)].join(' ')} Codecs that this browser encodes: ${names.join(', ') || 'none'}.`,
  );
}

/** Renders the example as a video. */
export async function renderVideo({
  signal,
  onProgress,
}: Options): Promise<Output> {
  const {container, videoCodec, reasons} = await chooseFormat();
  const {getBlob} = await renderMediaOnWeb({
    composition,
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
    fileName: `rendered-in-the-browser.${container}`,
    format: `${codecNames[videoCodec]} in ${containerNames[container]}`,
    reasons,
  };
}

/** Renders one frame of the example as an image. */
export async function renderImage({signal}: Options): Promise<Output> {
  const {blob} = await renderStillOnWeb({
    composition,
    frame: posterFrame,
    licenseKey: 'free-license',
    signal,
  });
  return {
    blob: await blob({format: 'png'}),
    kind: 'image',
    fileName: 'rendered-in-the-browser.png',
    format: 'PNG',
    reasons: [],
  };
}
