import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {runFfmpeg} from '../../scripts/toolkitRenderer';
import {BAR_WIDTH, CLIP, TONES} from './clip';

const SAMPLE_RATE = 48_000;
const WAV_HEADER_BYTES = 44;

function drawFrame(frame: number, isNoisy: boolean): Promise<Buffer> {
  const {width, height} = CLIP;
  const pixels = Buffer.alloc(width * height * 3);
  let state = frame + 1;
  for (let index = 0; index < width * height; index++) {
    const isOn = (frame >> Math.floor((index % width) / BAR_WIDTH)) & 1;
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const isNoise = isNoisy && index > (width * height) / 2;
    pixels.fill(
      isNoise ? state % 256 : isOn ? 235 : 20,
      index * 3,
      index * 3 + 3,
    );
  }
  return sharp(pixels, {raw: {width, height, channels: 3}})
    .png({compressionLevel: 1})
    .toBuffer();
}

function makeTones(): Buffer {
  const samples = TONES.length * SAMPLE_RATE;
  const wav = Buffer.alloc(WAV_HEADER_BYTES + samples * 4);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVE', 8);
  wav.write('fmt ', 12);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(2, 22);
  wav.writeUInt32LE(SAMPLE_RATE, 24);
  wav.writeUInt32LE(SAMPLE_RATE * 4, 28);
  wav.writeUInt16LE(4, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples * 4, 40);
  for (let index = 0; index < samples; index++) {
    const tone = TONES[Math.floor(index / SAMPLE_RATE)] ?? 0;
    const value = 8000 * Math.sin((2 * Math.PI * tone * index) / SAMPLE_RATE);
    wav.writeInt16LE(Math.round(value), WAV_HEADER_BYTES + index * 4);
    wav.writeInt16LE(Math.round(value), WAV_HEADER_BYTES + index * 4 + 2);
  }
  return wav;
}

const H264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-g', '60'];
const VP9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8'];

/** Arguments of FFmpeg by the name of the file that they make. */
const ENCODINGS = {
  'clip.mp4': [...H264, '-bf', '2', '-c:a', 'aac'],
  'clip.webm': [...VP9, '-b:v', '1M', '-c:a', 'libopus'],
  'clip.mov': ['-c:v', 'prores_ks', '-c:a', 'pcm_s16le'],
  'clip.avi': [...H264, '-bf', '0', '-c:a', 'libmp3lame'],
} as const;

/** Makes the files that the cases play. */
export async function makeClips(folder: string): Promise<void> {
  const tones = path.join(folder, 'tones.wav');
  await writeFile(tones, makeTones());
  const plain: Buffer[] = [];
  const noisy: Buffer[] = [];
  for (let frame = 0; frame < CLIP.frames; frame++) {
    plain.push(await drawFrame(frame, false));
    noisy.push(await drawFrame(frame, true));
  }
  const images = ['-f', 'image2pipe', '-c:v', 'png'];
  const input = [...images, '-framerate', String(CLIP.fps), '-i', 'pipe:0'];
  for (const [name, encoding] of Object.entries(ENCODINGS)) {
    await runFfmpeg(
      'ffmpeg',
      [
        ...input,
        '-i',
        tones,
        ...encoding,
        '-shortest',
        path.join(folder, name),
      ],
      Buffer.concat(plain),
    );
  }
  // Large enough that reading a part of it differs from reading all of it.
  await runFfmpeg(
    'ffmpeg',
    [
      ...input,
      ...['-stream_loop', '-1', '-i', tones, ...H264, '-crf', '20'],
      ...['-c:a', 'aac', '-movflags', '+faststart', '-shortest'],
      path.join(folder, 'large.mp4'),
    ],
    Buffer.concat(Array.from({length: 7}, () => noisy).flat()),
  );
}
