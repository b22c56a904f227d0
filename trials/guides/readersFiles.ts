/** Media that a reader brings: a page names them and has no way to print them. */
import fs from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {runFfmpeg} from '../../scripts/toolkitRenderer';

const media = (name: string): string =>
  path.resolve(__dirname, '../../static/media', name);

const convert = (...inputs: readonly string[]) => {
  const options = inputs.flatMap((input) => ['-i', media(input)]);
  return (file: string): Promise<unknown> =>
    runFfmpeg('ffmpeg', ['-y', ...options, file]);
};
const copy =
  (name: string) =>
  (file: string): void =>
    fs.copyFileSync(media(name), file);
const draw = (file: string): Promise<unknown> =>
  sharp(media('landscape.webp')).toFile(file);

/** How a file of each kind is made, at the path that is given. */
const makers: Readonly<Record<string, (file: string) => unknown>> = {
  '.mp4': convert('clip.webm', 'melody.mp3'),
  '.mov': convert('clip.webm', 'melody.mp3'),
  '.webm': copy('clip.webm'),
  '.mp3': copy('melody.mp3'),
  '.wav': convert('melody.mp3'),
  '.m4a': convert('melody.mp3'),
  '.gif': copy('pinwheel.gif'),
  '.png': draw,
  '.jpg': draw,
  '.webp': copy('landscape.webp'),
  '.woff2': copy('instrument-sans.woff2'),
  '.json': copy('plant.json'),
};

const NAMED =
  /staticFile\(\s*['"](?<called>[\w./-]+)['"]|`(?<told>(?:public|src)\/[\w./-]+)`/g;

/** Puts the media that a page names into `public/` or `src/`. */
export async function bringMedia(dir: string, page: string): Promise<void> {
  for (const {groups} of page.matchAll(NAMED)) {
    const name = groups?.told ?? `public/${groups?.called ?? ''}`;
    const file = path.join(dir, name);
    const make = makers[path.extname(name)];
    if (make && !fs.existsSync(file)) {
      await mkdir(path.dirname(file), {recursive: true});
      await make(file);
    }
  }
}
