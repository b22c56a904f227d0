import sharp from 'sharp';
import {BAR_WIDTH} from './clip';

const BARS = 8;

/** Which frame of the clip a rendered frame shows; nothing if it shows none. */
export async function readFrame(png: Buffer): Promise<number | undefined> {
  const {data, info} = await sharp(png)
    .raw()
    .toBuffer({resolveWithObject: true});
  let frame = 0;
  for (let bar = 0; bar < BARS; bar++) {
    const column = bar * BAR_WIDTH + BAR_WIDTH / 2;
    const offset = (20 * info.width + column) * info.channels;
    const [red = 0, green = 0] = data.subarray(offset, offset + 2);
    // The clip is gray; the background is green.
    if (Math.abs(red - green) > 40) {
      return undefined;
    }
    frame |= red > 128 ? 1 << bar : 0;
  }
  return frame;
}

/** The pitch of a piece of a WAV file in hertz, counted by its waves. */
export function readPitch(wav: Buffer, from: number, to: number): number {
  const start = wav.indexOf('data') + 8;
  const channels = wav.readUInt16LE(22);
  const rate = wav.readUInt32LE(24);
  let waves = 0;
  let before = 0;
  for (let sample = from * rate; sample < to * rate; sample++) {
    const offset = start + Math.round(sample) * channels * 2;
    const value = offset + 2 > wav.length ? 0 : wav.readInt16LE(offset);
    waves += before < 0 && value >= 0 ? 1 : 0;
    before = value;
  }
  return waves / (to - from);
}
