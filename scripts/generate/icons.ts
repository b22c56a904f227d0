/**
 * Draws the icons that are no drawing from `static/img/favicon.svg` and `mark.svg`:
 * `npx tsx scripts/generate/icons.ts`. The files are committed.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {runMain} from '../runMain';

const staticDir = path.resolve(__dirname, '../../static');
const imageDir = path.join(staticDir, 'img');

/**
 * Draws a square picture of a drawing.
 *
 * @param share how much of the width the drawing takes
 * @param background nothing for a transparent one
 */
async function draw(
  drawing: string,
  size: number,
  share: number,
  background?: string,
): Promise<Buffer> {
  const inner = Math.round(size * share);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const picture = sharp(path.join(imageDir, drawing), {density: 72 * 32})
    .resize(inner, inner)
    .extend({
      top: before,
      left: before,
      bottom: after,
      right: after,
      background: background ?? {r: 0, g: 0, b: 0, alpha: 0},
    });
  return (background ? picture.flatten({background}) : picture)
    .png({compressionLevel: 9, palette: true})
    .toBuffer();
}

/** An ICO file that holds one PNG of 32 pixels. */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function main(): Promise<boolean> {
  const write = (name: string, content: Buffer): void =>
    fs.writeFileSync(path.join(imageDir, name), content);
  fs.writeFileSync(
    path.join(staticDir, 'favicon.ico'),
    toIco(await draw('favicon.svg', 32, 1)),
  );
  write('apple-touch-icon.png', await draw('mark.svg', 180, 0.7, '#ffffff'));
  write('icon-192.png', await draw('mark.svg', 192, 0.9));
  write('icon-512.png', await draw('mark.svg', 512, 0.9));
  // A system may cut off all but a circle of four fifths.
  write('icon-maskable-512.png', await draw('mark.svg', 512, 0.55, '#ffffff'));
  return true;
}

void runMain(main);
