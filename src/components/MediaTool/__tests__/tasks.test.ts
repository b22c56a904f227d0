import {describe, expect, test} from 'vitest';
import {
  BROKEN_FILES,
  cutOff,
  makeRotatedMp4,
  sampleClip,
} from '../../../../e2e/support/mediaFiles';
import {formatBytes, MAX_BYTES} from '../settings';
import {explain, readFields, readFrames} from '../tasks';

const read = async (bytes: Uint8Array<ArrayBuffer>) =>
  readFields(new Blob([bytes]));

describe('readFields()', () => {
  test('reads the sample clip', async () => {
    const {fields, notes} = await read(sampleClip());
    expect(Object.fromEntries(fields ?? [])).toEqual({
      Container: 'WebM',
      'MIME type': 'video/webm; codecs="vp8"',
      'File size': '91.4 kB',
      Duration: '6.00 s',
      Tracks: '1 video, 0 audio',
      'Video codec': 'VP8',
      Dimensions: '640 × 360',
      Rotation: '0°',
      'Frame rate': '30.00 fps on average',
      'Tag: comment': 'Made with Remotion 4.0.407',
    });
    expect(notes).toEqual([]);
  });

  test('reads a rotation as players apply it', async () => {
    const {fields} = await read(await makeRotatedMp4());
    expect(Object.fromEntries(fields ?? [])).toMatchObject({
      Container: 'MP4',
      Dimensions: '360 × 640',
      Rotation: '90°',
    });
  });

  test.for(['WebM', 'MP4'])('says that a %s file was cut off', async (name) => {
    const whole = name === 'MP4' ? await makeRotatedMp4() : sampleClip();
    const {notes} = await read(cutOff(whole));
    expect(notes).toEqual([
      'This file was cut off: it announces 6.0 s, and its last frame is missing. Download or export it again.',
    ]);
  });
});

test.for(Object.entries(BROKEN_FILES))(
  'says what is wrong with a file: %s',
  async ([, {bytes, message}]) => {
    await expect(read(bytes()).catch(explain)).resolves.toMatch(message);
  },
);

test('no memory is reserved for what a file claims', async () => {
  const before = process.memoryUsage().rss;
  await read(BROKEN_FILES['a box of a terabyte'].bytes()).catch(explain);
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test('explains files that are too large, and what a browser lacks', async () => {
  const large = {size: MAX_BYTES + 1_000_000} as Blob;
  await expect(readFields(large).catch(explain)).resolves.toBe(
    'This file has 501 MB, and the tool takes 500 MB at most. Choose a shorter clip.',
  );
  const frames = readFrames(new Blob([sampleClip()]), () => undefined);
  await expect(frames.catch(explain)).resolves.toMatch(
    /^This browser has no VideoDecoder/,
  );
  expect(explain(new DOMException('', 'NotReadableError'))).toMatch(
    /Choose it again\.$/,
  );
  expect(explain(new Error('Odd.'))).toMatch(/The message was: Odd\.$/);
});

test('formats sizes', () => {
  expect([0, 999, 91_409, 1_250_000].map(formatBytes)).toEqual([
    '0 kB',
    '1 kB',
    '91.4 kB',
    '1.3 MB',
  ]);
});
