/**
 * Renders the files that examples play, from the compositions in
 * `examples/media/`, and the clips of Skia, with the toolkit's own renderer, and
 * takes the pictures of the Studio.
 *
 * Needs the packages of toolkit/ (`npm ci --prefix toolkit --ignore-scripts`)
 * and a Chromium. The result is committed.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {emojiId, emojiNames} from '../../examples/media/emojis';
import {plant} from '../../examples/media/plant';
import {windmill} from '../../examples/media/windmill';
import {runMain} from '../runMain';
import {openToolkitRenderer} from '../toolkitRenderer';
import {renderSkiaClips} from './skiaClips';
import {takeStudioPictures} from './studioPictures';

const mediaDir = path.resolve(__dirname, '../../static/media');

const fileOf = (name: string): string => path.join(mediaDir, name);

async function main(): Promise<boolean> {
  fs.writeFileSync(fileOf('plant.json'), JSON.stringify(plant));
  fs.writeFileSync(fileOf('windmill.riv'), windmill());
  const renderer = await openToolkitRenderer();
  // Every browser of today plays these formats, Chromium without licenses too.
  await renderer.renderMedia('clip', 'vp8', fileOf('clip.webm'));
  for (const id of emojiNames.map(emojiId)) {
    await renderer.renderMedia(id, 'vp8', fileOf(`${id}.webm`), {
      isTransparent: true,
    });
  }
  await renderer.renderMedia('melody', 'mp3', fileOf('melody.mp3'));
  await renderer.renderMedia('pinwheel', 'gif', fileOf('pinwheel.gif'));
  await sharp(await renderer.render('landscape', 0))
    .webp({quality: 80})
    .toFile(fileOf('landscape.webp'));
  await renderer.close();
  await renderSkiaClips();
  await takeStudioPictures();
  return true;
}

void runMain(main);
