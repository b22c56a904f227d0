/**
 * Encodes the same frames in each video format, and writes sizes and times as
 * multiples of those of H.264 into `results.md`, which the encoding guide quotes.
 *
 * H.265 is left out: libx265 of the bundled FFmpeg crashes on some machines, and
 * the renderer then waits for ever.
 */
import {statSync} from 'node:fs';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {runMain} from '../../scripts/runMain';
import {
  openToolkitRenderer,
  runFfmpeg,
  type Encoding,
} from '../../scripts/toolkitRenderer';
import {toMarkdown} from '../table';

/** An example with text, flat areas and motion. */
const EXAMPLE = 'AnnouncementActs';
const FRAMES = 45;

/** Rounds, of which the shortest time of each format counts. */
const ROUNDS = 2;

const formats: readonly {
  readonly name: string;
  readonly extension: string;
  readonly encoding: Encoding;
}[] = [
  {name: '`h264`', extension: 'mp4', encoding: {codec: 'h264'}},
  {name: '`vp8`', extension: 'webm', encoding: {codec: 'vp8'}},
  {
    name: '`vp8`, transparent',
    extension: 'webm',
    encoding: {codec: 'vp8', pixelFormat: 'yuva420p'},
  },
  {name: '`vp9`', extension: 'webm', encoding: {codec: 'vp9'}},
  {
    name: '`vp9`, transparent',
    extension: 'webm',
    encoding: {codec: 'vp9', pixelFormat: 'yuva420p'},
  },
  {
    name: '`prores`, profile `standard`',
    extension: 'mov',
    encoding: {codec: 'prores', proResProfile: 'standard'},
  },
  {
    name: '`prores`, profile `4444`',
    extension: 'mov',
    encoding: {
      codec: 'prores',
      proResProfile: '4444',
      pixelFormat: 'yuva444p10le',
    },
  },
  {name: '`gif`', extension: 'gif', encoding: {codec: 'gif'}},
];

type Stream = {pix_fmt: string; tags?: Record<string, string>};

/** The pixel format of a file, and whether it has an alpha channel. */
async function probe(
  file: string,
): Promise<{pixelFormat: string; hasAlpha: boolean}> {
  const out = await runFfmpeg('ffprobe', [
    '-show_streams',
    '-of',
    'json',
    file,
  ]);
  const {
    streams: [stream = {pix_fmt: 'unknown'}],
  } = JSON.parse(out) as {streams: Stream[]};
  const {pix_fmt: pixelFormat, tags = {}} = stream;
  // WebM keeps alpha beside the picture, and says so in a tag.
  const isTagged = Object.entries(tags).some(
    ([key, value]) => key.toLowerCase() === 'alpha_mode' && value === '1',
  );
  return {
    pixelFormat,
    hasAlpha: isTagged || /^(?:yuva|bgra|rgba|pal8)/.test(pixelFormat),
  };
}

const toRatio = (value: number, base: number): string => {
  const ratio = value / base;
  return ratio < 10 ? ratio.toFixed(1) : ratio.toFixed(0);
};

async function main(): Promise<boolean> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'encoding-'));
  const renderer = await openToolkitRenderer();
  const encode = await renderer.renderFrames(EXAMPLE, FRAMES, folder);
  const files = formats.map(({extension}, index) =>
    path.join(folder, `${index}.${extension}`),
  );
  const times = formats.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, {encoding}] of formats.entries()) {
      const start = performance.now();
      await encode(encoding, files[index] ?? '');
      times[index] = Math.min(
        times[index] ?? Infinity,
        performance.now() - start,
      );
    }
  }
  await renderer.close();

  const sizes = files.map((file) => statSync(file).size);
  const probes = await Promise.all(files.map(probe));
  const rows = formats.map(({name, extension}, index) => {
    const {pixelFormat, hasAlpha} = probes[index] ?? {};
    return [
      name,
      `\`.${extension}\``,
      `\`${pixelFormat ?? ''}\``,
      hasAlpha ? 'Yes' : 'No',
      toRatio(sizes[index] ?? NaN, sizes[0] ?? NaN),
      toRatio(times[index] ?? NaN, times[0] ?? NaN),
    ];
  });
  await writeFile(
    path.join(__dirname, 'results.md'),
    `${toMarkdown([
      ['Codec', 'File', 'Pixel format', 'Alpha', 'File size', 'Encoding time'],
      ...rows,
    ])}\n`,
  );
  await rm(folder, {recursive: true});
  return true;
}

void runMain(main);
