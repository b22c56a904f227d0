/**
 * The table of the page of `@remotion/media`: each of its cells is what came of
 * rendering the same clips with the five components for video and audio.
 */
import {readFileSync, statSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {openToolkitRenderer} from '../../scripts/toolkitRenderer';
import {once} from '../once';
import type {Claim, Trial} from '../trial';
import {TONES} from './clip';
import {makeClips} from './clips';
import type {Case} from './compositions';
import {readFrame, readPitch} from './read';
import {serveMedia} from './serve';

const PAGE = 'media/index.mdx';

/** Cells of components that have nothing to try. */
const UNTRIED = ['–', 'No `loop`'];

/** Half of a second that begins when this much of the file has passed. */
const [MEASURED_FROM, MEASURED_TO] = [0.25, 0.75];

/** What a clip shows or plays, and what the page logged meanwhile. */
type Seen = {
  readonly frames: readonly (number | undefined)[];
  readonly pitch: number;
  readonly logs: readonly string[];
};

const isAudio = (component: string): boolean => component.endsWith('Audio');

const openMedia = once(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clips-'));
  await makeClips(folder);
  const renderer = await openToolkitRenderer({
    entryPoint: path.join(__dirname, 'compositions.tsx'),
    publicDir: folder,
    // That a component falls back to another is a warning.
    logLevel: 'warn',
  });
  const closed = await serveMedia(folder, false);
  const open = await serveMedia(folder, true);
  return {
    closed,
    open,
    largeBytes: statSync(path.join(folder, 'large.mp4')).size,
    renderer,
    close: async () => {
      closed.close();
      open.close();
      await renderer.close();
      await rm(folder, {recursive: true});
    },
  };
});

/** Renders the frames of a range, or plays them: its pitch is that in the middle. */
async function see(
  rendered: Case,
  range: readonly [first: number, last: number],
  isHeard = isAudio(rendered.component),
): Promise<Seen> {
  const {renderer} = await openMedia();
  return renderer.openWith(
    'case',
    rendered,
    async ({renderFrames, renderAudio, logs}) => ({
      frames: isHeard
        ? []
        : await Promise.all((await renderFrames(range)).map(readFrame)),
      pitch: isHeard
        ? readPitch(await renderAudio(range), MEASURED_FROM, MEASURED_TO)
        : NaN,
      logs,
    }),
  );
}

const isTone = ({pitch}: Seen, tone: number): boolean =>
  Math.abs(pitch - tone) < tone / 10;

/** Whether a file plays: its second 1 to 2, which has a tone of its own. */
async function play(component: string, src: string): Promise<string> {
  const seen = await see(
    {component, src, props: {}},
    isAudio(component) ? [30, 59] : [40, 42],
  ).catch(() => undefined);
  const plays = isAudio(component)
    ? seen && isTone(seen, TONES[1])
    : // AVI files have no exact times, so a few frames more or less are fine.
      seen?.frames.every((frame = NaN, at) => Math.abs(frame - 40 - at) < 4);
  if (!seen || !plays) {
    return 'Fails';
  }
  return seen.logs.some((log) => log.includes('falling back'))
    ? 'Falls back'
    : 'Yes';
}

async function countExact(component: string): Promise<string> {
  const {frames} = await see({component, src: 'clip.mp4', props: {}}, [30, 59]);
  return `${frames.filter((frame, index) => frame === index + 30).length} of 30`;
}

async function measureDownload(component: string): Promise<string> {
  const {open, largeBytes} = await openMedia();
  const rendered: Case = {component, src: `${open.url}large.mp4`, props: {}};
  open.takeBytes();
  await see(rendered, [0, 29]);
  const share = open.takeBytes() / largeBytes;
  return share >= 1 ? 'All of it' : `${Math.round(share * 100)}%`;
}

async function loopSection(component: string): Promise<string> {
  // The third pass of the third second
  const props = {loop: true, trimBefore: 60, trimAfter: 75};
  const rendered: Case = {component, src: 'clip.mp4', props};
  const seen = await see(rendered, isAudio(component) ? [30, 59] : [40, 42]);
  if (isAudio(component)) {
    return isTone(seen, TONES[2]) ? 'Yes' : 'Silent';
  }
  return seen.frames.join() === '70,71,72' ? 'Yes' : 'Missing';
}

async function keepPitch(component: string): Promise<string> {
  const props = {playbackRate: 0.5};
  const seen = await see({component, src: 'clip.mp4', props}, [0, 29], true);
  return isTone(seen, TONES[0]) ? 'Yes' : 'No';
}

async function readPixels(component: string): Promise<string> {
  const {open} = await openMedia();
  const src = `${open.url}clip.mp4`;
  const {logs} = await see({component, src, props: {}}, [0, 1]);
  return logs.some((log) => log.includes('pixels can')) ? 'Yes' : 'No';
}

/** How the cells of a row are found, by its label. */
const ROWS: Readonly<Record<string, (component: string) => Promise<string>>> = {
  'MP4 with H.264 and AAC': (name) => play(name, 'clip.mp4'),
  'WebM with VP9 and Opus': (name) => play(name, 'clip.webm'),
  'MOV with ProRes and PCM': (name) => play(name, 'clip.mov'),
  'AVI with H.264 and MP3': (name) => play(name, 'clip.avi'),
  'Host without CORS headers': async (name) =>
    play(name, `${(await openMedia()).closed.url}clip.mp4`),
  'Exact frames': countExact,
  'Download for 1 s of a file of 21 s': measureDownload,
  'Same pitch at half the speed': keepPitch,
  '`loop` with `trimAfter`, later passes': loopSection,
  'Effects on the pixels, through `onVideoFrame`': readPixels,
};

const COMPONENTS = [
  'Video',
  'Audio',
  'OffthreadVideo',
  'Html5Video',
  'Html5Audio',
];

/** The cells that a row of a table of the page has after its label. */
function readCells(label: string): readonly string[] {
  const page = path.resolve(__dirname, '../../docs', PAGE);
  const start = `| ${label} |`;
  const row = readFileSync(page, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(start));
  return (row ?? start)
    .slice(start.length)
    .split('|')
    .map((cell) => cell.trim());
}

/** How large a part is depends on how busy the machine is. */
const forgetShare = (cell: string): string =>
  /^\d+%$/.test(cell) ? 'a part of it' : cell;

export const media: Trial = {
  name: 'media',
  claims: Object.entries(ROWS).flatMap(([label, find]) => {
    const cells = readCells(label);
    return COMPONENTS.map((component, index): Claim => {
      const cell = cells[index] ?? '';
      return {
        page: PAGE,
        quote: `| ${label} |`,
        expected: `${label}, <${component}>: ${cell}`,
        prove: async () => {
          const came = await find(component);
          return {holds: forgetShare(came) === forgetShare(cell), came};
        },
      };
    }).filter((_, index) => !UNTRIED.includes(cells[index] ?? ''));
  }),
};
