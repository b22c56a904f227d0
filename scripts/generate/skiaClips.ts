/**
 * Renders what the samples of the pages of Skia draw, with the toolkit's own
 * renderer: CanvasKit has 8 MB, which is too much for an example that plays.
 *
 * The name of a clip has the hash of its sample, so that no browser shows the clip
 * of an older one. Needs the packages of toolkit/ and a Chromium.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {simpleHash} from '@docusaurus/utils';
import sharp from 'sharp';
import {findFences} from '../checks/samples/fences';
import {openToolkitRenderer} from '../toolkitRenderer';
import {skiaClips, type SkiaClip} from './skiaProject/clips';

const siteDir = path.resolve(__dirname, '../..');

/** The page whose project loads Skia. */
const SETUP_PAGE = 'docs/skia/index.mdx';

/** The code of a sample of a page, by the title of its fence. */
function readSample(page: string, title: string): string {
  const source = fs.readFileSync(path.join(siteDir, page), 'utf8');
  const fence = findFences(page, source).fences.find(
    (other) => other.title === title,
  );
  if (!fence) {
    throw new Error(
      `${page} has no sample with the title "${title}". Correct the list in scripts/generate/skiaProject/clips.ts.`,
    );
  }
  return fence.code;
}

/** Name of the files of a clip, beside its page, without their endings. */
export function clipName({id, page}: SkiaClip): string {
  const hash = simpleHash(readSample(page, `src/${id}.tsx`), 8);
  return `${id.toLowerCase()}-${hash}`;
}

/**
 * Deletes the files of a clip of an older sample, and names the new ones in the page.
 *
 * @param dir folder of the site
 * @param name of the new files, without their endings
 */
export function replaceOldClip(
  dir: string,
  {id, page}: Pick<SkiaClip, 'id' | 'page'>,
  name: string,
): void {
  const old = new RegExp(
    `\\b(?!${name})${id.toLowerCase()}-[0-9a-f]{8}\\b`,
    'g',
  );
  const file = path.join(dir, page);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(old, name));
  const folder = path.dirname(file);
  for (const other of fs.readdirSync(folder)) {
    if (other.search(old) === 0) {
      fs.rmSync(path.join(folder, other));
    }
  }
}

/**
 * Renders the clips and the image of each that is shown before it plays, and names
 * them in their pages.
 */
export async function renderSkiaClips(): Promise<void> {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'skia-'));
  fs.cpSync(path.join(__dirname, 'skiaProject'), project, {recursive: true});
  fs.writeFileSync(
    path.join(project, 'index.ts'),
    readSample(SETUP_PAGE, 'src/index.ts'),
  );
  for (const {id, page} of skiaClips) {
    fs.writeFileSync(
      path.join(project, `${id}.tsx`),
      readSample(page, `src/${id}.tsx`),
    );
  }
  const renderer = await openToolkitRenderer({
    entryPoint: path.join(project, 'index.ts'),
    override: {module: '@remotion/skia/enable', name: 'enableSkia'},
  });
  for (const clip of skiaClips) {
    const name = clipName(clip);
    const file = path.join(siteDir, path.dirname(clip.page), name);
    await renderer.renderMedia(clip.id, 'vp8', `${file}.webm`);
    await sharp(await renderer.render(clip.id, clip.posterFrame))
      .webp({quality: 80})
      .toFile(`${file}.webp`);
    replaceOldClip(siteDir, clip, name);
  }
  await renderer.close();
  fs.rmSync(project, {recursive: true});
}
