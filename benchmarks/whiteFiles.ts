import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {runFfmpeg} from './toolkit';

/** Writes `white.png` and `white.webm`, a video of so many frames at 30 fps. */
export async function makeWhiteFiles(
  folder: string,
  frames: number,
): Promise<void> {
  const image = await sharp({
    create: {width: 64, height: 64, channels: 3, background: 'white'},
  })
    .png()
    .toBuffer();
  await writeFile(path.join(folder, 'white.png'), image);
  await runFfmpeg(
    [
      ...[
        '-f',
        'image2pipe',
        '-c:v',
        'png',
        '-framerate',
        '30',
        '-i',
        'pipe:0',
      ],
      ...['-c:v', 'libvpx-vp9', path.join(folder, 'white.webm')],
    ],
    Buffer.concat(new Array<Buffer>(frames).fill(image)),
  );
}
