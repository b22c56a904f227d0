// What the worker does. Only this module imports Mediabunny.
import {
  ADTS,
  BlobSource,
  BufferTarget,
  CanvasSink,
  Conversion,
  EncodedPacketSink,
  FLAC,
  getEncodableVideoCodecs,
  Input,
  MATROSKA,
  MP3,
  MP4,
  Mp4OutputFormat,
  MPEG_TS,
  OGG,
  Output,
  QTFF,
  UnsupportedInputFormatError,
  WAVE,
  WEBM,
  WebMOutputFormat,
  type InputTrack,
  type InputVideoTrack,
  type MetadataTags,
} from 'mediabunny';
import {
  FORMATS,
  formatBytes,
  MAX_BYTES,
  THUMBNAIL,
  type Settings,
} from './settings';

/** All formats but HLS: a playlist names further files, which would be requested. */
const FILE_FORMATS = [
  MP4,
  QTFF,
  MATROSKA,
  WEBM,
  WAVE,
  OGG,
  FLAC,
  MP3,
  ADTS,
  MPEG_TS,
];

const openInput = (file: Blob): Input =>
  new Input({formats: FILE_FORMATS, source: new BlobSource(file)});

/** A label and a value. */
export type Field = readonly [label: string, value: string];

/** What a task tells on its way. */
export type Progress = {
  readonly type: 'progress';
  /** From 0 to 1. */
  readonly fraction: number;
  readonly frames?: number;
};

/** A thumbnail. */
export type Frame = {
  readonly type: 'frame';
  readonly image: Blob;
  readonly seconds: number;
};

/** A converted file. */
export type Converted = {
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
};

/** What comes out at the end, with remarks on the file. */
export type Outcome = {
  readonly type: 'done';
  readonly fields?: readonly Field[];
  readonly converted?: Converted;
  readonly notes: readonly string[];
};

/** A fault that is already told in words for the reader. */
class ToldError extends Error {}

const AGAIN = 'Download or export it again.';

const CODEC_NAMES: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'H.265',
};

const nameCodec = (codec: string | null): string =>
  codec === null ? 'unknown' : (CODEC_NAMES[codec] ?? codec.toUpperCase());

/** What went wrong and what to do, for everything that a task may throw. */
export function explain(error: unknown): string {
  if (error instanceof ToldError) {
    return error.message;
  }
  if (error instanceof UnsupportedInputFormatError) {
    return 'This is not a video or audio file that Mediabunny reads, whatever its name says. Choose an MP4, MOV, WebM, MKV, MP3, WAV, Ogg or FLAC file.';
  }
  if (
    error instanceof DOMException &&
    ['NotReadableError', 'NotFoundError'].includes(error.name)
  ) {
    return 'The browser could not read the file. It was moved, changed or is a folder. Choose it again.';
  }
  const message = error instanceof Error ? error.message : String(error);
  return `This file is damaged, or this browser cannot process it. ${AGAIN} The message was: ${message}`;
}

type Opened = {
  readonly input: Input;
  readonly tracks: readonly InputTrack[];
  readonly notes: string[];
  /** Where the last packet ends that is in the file. */
  readonly end: number;
};

/** The end of the last packet whose bytes are in the file, in seconds. */
async function findEnd(track: InputTrack): Promise<number> {
  const last = await new EncodedPacketSink(track).getPacket(Infinity);
  return last ? last.timestamp + last.duration : 0;
}

/**
 * Opens a file and looks at both of its ends. Sizes that the file claims for its
 * parts reserve no memory: Mediabunny reads what is there.
 *
 * @throws Error if no track can be read
 */
async function open(file: Blob): Promise<Opened> {
  if (file.size === 0) {
    throw new ToldError(`This file is empty. ${AGAIN}`);
  }
  if (file.size > MAX_BYTES) {
    throw new ToldError(
      `This file has ${formatBytes(file.size)}, and the tool takes ${formatBytes(MAX_BYTES)} at most. Choose a shorter clip.`,
    );
  }
  const input = openInput(file);
  const {name} = await input.getFormat();
  const tracks = await input.getTracks();
  if (tracks.length === 0) {
    throw new ToldError(
      `This file begins like ${name}, but has no track that can be read: its index is damaged, or it was cut off before it. ${AGAIN}`,
    );
  }
  const end = Math.max(...(await Promise.all(tracks.map(findEnd))));
  const announced =
    (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  // Containers round, and the tracks of a file rarely end together.
  const isCut = announced - end > Math.max(0.5, announced * 0.02);
  return {
    input,
    tracks,
    end,
    notes: isCut
      ? [
          `This file was cut off: it announces ${announced.toFixed(1)} s, and ${end > 0 ? `ends at ${end.toFixed(1)} s` : 'its last frame is missing'}. ${AGAIN}`,
        ]
      : [],
  };
}

function* listTags(tags: MetadataTags): Iterable<Field> {
  for (const [key, value] of Object.entries(tags)) {
    if (typeof value === 'string' || typeof value === 'number') {
      yield [`Tag: ${key}`, String(value).slice(0, 200)];
    } else if (value instanceof Date) {
      yield [`Tag: ${key}`, value.toISOString()];
    } else if (Array.isArray(value)) {
      yield ['Embedded images', String(value.length)];
    }
  }
}

async function* describeTrack(track: InputTrack): AsyncIterable<Field> {
  if (track.isVideoTrack()) {
    const rate = (await track.computePacketStats(100)).averagePacketRate;
    yield ['Video codec', nameCodec(await track.getCodec())];
    yield [
      'Dimensions',
      `${await track.getDisplayWidth()} × ${await track.getDisplayHeight()}`,
    ];
    yield ['Rotation', `${await track.getRotation()}°`];
    if (rate > 0) {
      yield ['Frame rate', `${rate.toFixed(2)} fps on average`];
    }
  } else if (track.isAudioTrack()) {
    yield ['Audio codec', nameCodec(await track.getCodec())];
    yield ['Audio channels', String(await track.getNumberOfChannels())];
    yield ['Sample rate', `${await track.getSampleRate()} Hz`];
  }
}

/** Reads what a file says about itself, without decoding it. */
export async function readFields(file: Blob): Promise<Outcome> {
  const {input, tracks, notes} = await open(file);
  const count = (type: string): number =>
    tracks.filter((track) => track.type === type).length;
  const duration = await input.computeDuration();
  const fields: Field[] = [
    ['Container', (await input.getFormat()).name],
    ['MIME type', await input.getMimeType()],
    ['File size', formatBytes(file.size)],
    ['Duration', duration > 0 ? `${duration.toFixed(2)} s` : 'not readable'],
    ['Tracks', `${count('video')} video, ${count('audio')} audio`],
  ];
  for (const track of [
    await input.getPrimaryVideoTrack(),
    await input.getPrimaryAudioTrack(),
  ]) {
    if (track) {
      for await (const field of describeTrack(track)) {
        fields.push(field);
      }
    }
  }
  fields.push(...listTags(await input.getMetadataTags()));
  return {type: 'done', fields, notes};
}

/** @throws Error unless this browser decodes a video track of the file */
async function openVideo(
  file: Blob,
  needed: readonly ('VideoDecoder' | 'VideoEncoder')[],
): Promise<Opened & {readonly video: InputVideoTrack}> {
  for (const name of needed) {
    if (!(name in globalThis)) {
      throw new ToldError(
        `This browser has no ${name}, which belongs to WebCodecs. Use a current version of Chrome, Edge, Firefox or Safari.`,
      );
    }
  }
  const opened = await open(file);
  const video = await opened.input.getPrimaryVideoTrack();
  if (!video) {
    throw new ToldError('This file has no video track. Choose a video.');
  }
  if (!(await video.canDecode())) {
    throw new ToldError(
      `This browser cannot decode ${nameCodec(await video.getCodec())}. Choose another video, or try another browser.`,
    );
  }
  if (opened.end === 0) {
    throw new ToldError(opened.notes.join(' '));
  }
  return {...opened, video};
}

const THUMBNAILS = 8;

/** Makes thumbnails, each from the middle of an equal part of the video. */
export async function readFrames(
  file: Blob,
  tell: (message: Frame | Progress) => void,
): Promise<Outcome> {
  const {video, end, notes} = await openVideo(file, ['VideoDecoder']);
  const first = Math.max(0, await video.getFirstTimestamp());
  const times = Array.from(
    {length: THUMBNAILS},
    (_, i) => first + ((end - first) * (i + 0.5)) / THUMBNAILS,
  );
  const sink = new CanvasSink(video, {
    ...THUMBNAIL,
    fit: 'contain',
    poolSize: 2,
  });
  let frames = 0;
  for await (const result of sink.canvasesAtTimestamps(times)) {
    // In a worker, every canvas is one of these.
    if (result?.canvas instanceof OffscreenCanvas) {
      const image = await result.canvas.convertToBlob({type: 'image/jpeg'});
      tell({type: 'frame', image, seconds: result.timestamp});
    }
    frames++;
    tell({type: 'progress', fraction: frames / THUMBNAILS, frames});
  }
  return {type: 'done', notes};
}

/** Converts a video, turns it and then makes it smaller. */
export async function convert(
  file: Blob,
  {format, height, rotate}: Settings,
  tell: (message: Progress) => void,
): Promise<Outcome> {
  const {input, video, notes} = await openVideo(file, [
    'VideoDecoder',
    'VideoEncoder',
  ]);
  const {container, codec} = FORMATS[format];
  const target = new BufferTarget();
  const output = new Output({
    format:
      container === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target,
  });
  const turnedHeight =
    rotate % 180 === 0
      ? await video.getDisplayHeight()
      : await video.getDisplayWidth();
  let frames = 0;
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    showWarnings: false,
    video: {
      codec,
      rotate,
      allowRotationMetadata: false,
      ...(height > 0 && height < turnedHeight && {height}),
      process(sample) {
        frames++;
        return sample;
      },
    },
  });
  for (const {track, reason} of conversion.discardedTracks) {
    if (track.type === 'video') {
      const others = await getEncodableVideoCodecs();
      throw new ToldError(
        `This browser cannot encode ${nameCodec(codec)} in these dimensions. ${others.length > 0 ? `Choose another format; it encodes ${others.map(nameCodec).join(', ')}.` : 'It encodes no video codec, so try another browser.'}`,
      );
    }
    notes.push(
      `The audio was left out: ${reason.replaceAll('_', ' ')}. Choose another format to keep it.`,
    );
  }
  conversion.onProgress = (fraction) =>
    tell({type: 'progress', fraction, frames});
  await conversion.execute();
  const result = new Blob([target.buffer ?? ''], {type: `video/${container}`});
  const made = openInput(result);
  const track = await made.getPrimaryVideoTrack();
  return {
    type: 'done',
    converted: {
      file: result,
      width: (await track?.getDisplayWidth()) ?? 0,
      height: (await track?.getDisplayHeight()) ?? 0,
      seconds: await made.computeDuration(),
    },
    notes,
  };
}
