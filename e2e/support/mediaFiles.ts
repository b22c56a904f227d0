import fs from 'node:fs';
import path from 'node:path';
import {
  BlobSource,
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

type Bytes = Uint8Array<ArrayBuffer>;

/** The clip of the site: six seconds of VP8 without audio, 640 by 360. */
export function sampleClip(): Bytes {
  return new Uint8Array(
    fs.readFileSync(path.resolve(__dirname, '../../static/media/clip.webm')),
  );
}

const openClip = (): Input =>
  new Input({
    formats: [WEBM],
    source: new BlobSource(new Blob([sampleClip()])),
  });

const bytesOf = ({buffer}: BufferTarget): Bytes =>
  new Uint8Array(buffer ?? new ArrayBuffer());

/** The clip in an MP4 file that begins with its index and stores a rotation. */
export async function makeRotatedMp4(): Promise<Bytes> {
  const target = new BufferTarget();
  const format = new Mp4OutputFormat({fastStart: 'in-memory'});
  const conversion = await Conversion.init({
    input: openClip(),
    output: new Output({format, target}),
    video: {rotate: 90},
  });
  await conversion.execute();
  return bytesOf(target);
}

/** The clip forty times, which takes seconds to convert. */
export async function makeLongClip(): Promise<Bytes> {
  const target = new BufferTarget();
  const output = new Output({format: new WebMOutputFormat(), target});
  const source = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(source);
  await output.start();
  const track = await openClip().getPrimaryVideoTrack();
  const decoderConfig = (await track?.getDecoderConfig()) ?? undefined;
  for (let turn = 0; track && turn < 40; turn++) {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const timestamp = packet.timestamp + turn * 6.1;
      await source.add(packet.clone({timestamp}), {decoderConfig});
    }
  }
  await output.finalize();
  return bytesOf(target);
}

/** The first 60 % of a file. */
export const cutOff = (bytes: Bytes): Bytes =>
  bytes.slice(0, bytes.length * 0.6);

/** Numbers that look random and are the same in every run. */
function noise(length: number): Bytes {
  let state = 1;
  return Uint8Array.from({length}, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state >> 16;
  });
}

/** The clip with its first kilobytes overwritten, behind the first mark. */
function damagedClip(): Bytes {
  const bytes = sampleClip();
  bytes.set(noise(4000), 200);
  return bytes;
}

/** An MP4 file of 132 bytes whose index claims to have 2^40. */
function hugeBox(): Bytes {
  const bytes = new Uint8Array(132);
  const view = new DataView(bytes.buffer);
  const write = (offset: number, text: string): void =>
    bytes.set(new TextEncoder().encode(text), offset);
  view.setUint32(0, 20);
  write(4, 'ftyp');
  write(8, 'isom');
  write(16, 'mp41');
  view.setUint32(20, 1);
  write(24, 'moov');
  view.setBigUint64(28, 2n ** 40n);
  return bytes;
}

type BrokenFile = {
  readonly bytes: () => Bytes;
  /** What a reader of the file is told. */
  readonly message: RegExp;
};

const NO_MEDIA = /^This is not a video or audio file .* whatever its name says/;
const NO_TRACK = /has no track that can be read/;

/** Files that no tool can read, whatever their names say. */
export const BROKEN_FILES = {
  empty: {bytes: () => new Uint8Array(), message: /^This file is empty\./},
  text: {
    bytes: () => new TextEncoder().encode('A text, not a film. '.repeat(99)),
    message: NO_MEDIA,
  },
  noise: {bytes: () => noise(50_000), message: NO_MEDIA},
  damaged: {bytes: damagedClip, message: NO_TRACK},
  'cut off in its header': {
    bytes: () => sampleClip().slice(0, 300),
    message: NO_TRACK,
  },
  'a box of a terabyte': {bytes: hugeBox, message: NO_TRACK},
} as const satisfies Record<string, BrokenFile>;
