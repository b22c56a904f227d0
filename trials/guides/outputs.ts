/** What a command wrote, and whether it can be what the page promises. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {runFfmpeg} from '../../scripts/toolkitRenderer';

const VIDEO = /\.(?:mp4|webm|mov|mkv|gif)$/;
const IMAGE = /\.(?:png|jpe?g|webp)$/;
const AUDIO = /\.(?:mp3|wav|aac|m4a|ogg|opus)$/;

/** Codecs of a file whose command names none. */
const CODECS: Readonly<Record<string, readonly string[]>> = {
  '.mp4': ['h264', 'hevc', 'av1'],
  '.webm': ['vp8', 'vp9', 'av1'],
  '.mov': ['prores'],
  '.mkv': ['h264', 'hevc'],
  '.gif': ['gif'],
};

/** Values of `--codec`, and what ffprobe calls them. */
const CODEC_FLAGS: Readonly<Record<string, string>> = {
  'h264-mkv': 'h264',
  'h264-ts': 'h264',
  h265: 'hevc',
};

/** Files that a browser or a player can show, with when they were written. */
export function listMedia(dir: string): ReadonlyMap<string, number> {
  const files = new Map<string, number>();
  const walk = (folder: string): void => {
    for (const entry of fs.readdirSync(folder, {withFileTypes: true})) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!['node_modules', 'public', '.git'].includes(entry.name)) {
          walk(file);
        }
      } else if ([VIDEO, IMAGE, AUDIO].some((kind) => kind.test(file))) {
        files.set(file, fs.statSync(file).mtimeMs);
      }
    }
  };
  walk(dir);
  return files;
}

/** Whether a picture shows more than one color. */
export async function isDrawn(picture: string | Buffer): Promise<boolean> {
  const {channels} = await sharp(picture).stats();
  return channels.some(({stdev}) => stdev > 0.2);
}

/** Duration and dimensions that the source of a composition says in numbers. */
type Declared = Partial<
  Record<'durationInFrames' | 'width' | 'height', number>
>;

function findDeclared(dir: string, id: string): Declared {
  const files = fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /^(?!node_modules).*\.tsx$/.test(file));
  for (const file of files) {
    const source = fs.readFileSync(path.join(dir, file), 'utf8');
    const element = source
      .split(/<(?=Composition\b)/)
      .map((part) => part.slice(0, part.search(/\/>|$(?![\s\S])/)))
      .find((part) => part.includes(`id="${id}"`));
    if (element && !element.includes('calculateMetadata')) {
      const values = [
        ...element.matchAll(/\b(durationInFrames|width|height)=\{(\d+)\}/g),
      ].map(([, name = '', value]) => [name, Number(value)]);
      return Object.fromEntries(values) as Declared;
    }
  }
  return {};
}

type Stream = {
  readonly codec_type: string;
  readonly codec_name: string;
  readonly width?: number;
  readonly height?: number;
  readonly nb_read_frames?: string;
  readonly avg_frame_rate?: string;
  readonly duration?: string;
};

async function probe(file: string): Promise<readonly Stream[]> {
  const args = ['-count_frames', '-show_streams', '-of', 'json', file];
  const {streams} = JSON.parse(await runFfmpeg('ffprobe', args)) as {
    streams: readonly Stream[];
  };
  return streams;
}

async function checkVideo(
  file: string,
  dir: string,
  command: string,
): Promise<string | undefined> {
  const video = (await probe(file)).find(
    ({codec_type: type}) => type === 'video',
  );
  const frames = Number(video?.nb_read_frames ?? 0);
  if (!video || frames === 0) {
    return 'has no frames';
  }
  const flag = /--codec[= ](\S+)/.exec(command)?.[1];
  const codecs = flag
    ? [CODEC_FLAGS[flag] ?? flag]
    : (CODECS[path.extname(file)] ?? []);
  if (!codecs.includes(video.codec_name)) {
    return `is ${video.codec_name}, not ${codecs.join(' or ')}`;
  }
  const id = /remotion render\s+(?:\S+\.tsx?\s+)?([\w-]+)/.exec(command)?.[1];
  if (
    id &&
    !/--(?:frames|scale|every-nth-frame|duration|width|height|fps)\b/.test(
      command,
    )
  ) {
    const {durationInFrames, width, height} = findDeclared(dir, id);
    const wrong = [
      [frames, durationInFrames, 'frames'],
      [video.width, width, 'pixels wide'],
      [video.height, height, 'pixels high'],
    ].find(([came, declared]) => declared !== undefined && came !== declared);
    if (wrong) {
      return `has ${wrong.join(', not ')}`;
    }
  }
  const picture = `${file}.frame.png`;
  // A stream of a WebM file does not say its duration.
  const [rate = 1, per = 1] = (video.avg_frame_rate ?? '1/1')
    .split('/')
    .map(Number);
  const middle = ((frames / 2) * (per / rate)).toFixed(3);
  await runFfmpeg('ffmpeg', [
    ...['-y', '-ss', middle, '-i', file],
    ...['-frames:v', '1', picture],
  ]);
  const isEmpty = !(await isDrawn(picture));
  fs.rmSync(picture);
  return isEmpty ? 'has an empty frame in its middle' : undefined;
}

/**
 * Looks at a file that a command wrote.
 *
 * @param command the line of the page, whose flags say what is expected
 * @returns what is wrong with it
 */
export async function checkMedia(
  file: string,
  dir: string,
  command: string,
): Promise<string | undefined> {
  if (IMAGE.test(file)) {
    return (await isDrawn(file)) ? undefined : 'is empty';
  }
  if (VIDEO.test(file)) {
    return checkVideo(file, dir, command);
  }
  const [audio] = await probe(file);
  return Number(audio?.duration ?? 0) > 0 ? undefined : 'has no duration';
}
