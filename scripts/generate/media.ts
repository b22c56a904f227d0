/**
 * Renders what has changed of the generated media: the files that examples play,
 * from the compositions in `examples/media/`, the clips of Skia, and the pictures
 * of the Studio.
 *
 * Needs the packages of toolkit/ (`npm ci --prefix toolkit --ignore-scripts`)
 * and a Chromium. The result is committed; `examples/__tests__/media.test.ts`
 * fails when a source is newer than what was made from it.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {emojiId, emojiNames} from '../../examples/media/emojis';
import {plant} from '../../examples/media/plant';
import {windmill} from '../../examples/media/windmill';
import {requireToolkit} from '../requireToolkit';
import {runMain} from '../runMain';
import {openToolkitRenderer} from '../toolkitRenderer';
import {
  hashMediaSources,
  readMediaRecord,
  writeMediaRecord,
  type MediaSources,
} from './listMedia';
import {renderSkiaClips} from './skiaClips';
import {takeStudioPictures} from './studioPictures';

const siteDir = path.resolve(__dirname, '../..');

const fileOf = (name: string): string =>
  path.join(siteDir, 'static/media', name);

async function renderFiles(): Promise<void> {
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
}

const parts: readonly (readonly [
  part: keyof MediaSources,
  name: string,
  render: () => Promise<void>,
])[] = [
  ['files', 'files that examples play', renderFiles],
  ['skia', 'clips of Skia', renderSkiaClips],
  ['studio', 'pictures of the Studio', takeStudioPictures],
];

async function main(): Promise<boolean> {
  const sources = hashMediaSources();
  for (const [part, name, render] of parts) {
    const record = readMediaRecord();
    if (record[part] !== sources[part]) {
      requireToolkit(siteDir);
      console.log(`Rendering the ${name}.`);
      await render();
      writeMediaRecord({...record, [part]: sources[part]});
    }
  }
  return true;
}

void runMain(main);
