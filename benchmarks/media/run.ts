/**
 * Renders the same clips with the five components for video and audio, and
 * writes what worked into `results.md`, which the page of `@remotion/media`
 * quotes.
 */
import {statSync} from 'node:fs';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {runMain} from '../../scripts/runMain';
import {toMarkdown} from '../table';
import {TONES} from './clip';
import {makeClips} from './clips';
import {readFrame, readPitch} from './read';
import {serveMedia} from './serve';
import {openToolkit, runFfmpeg, type Toolkit} from '../toolkit';
import type {Case} from './compositions';

const COLUMNS = [
  '`<Video>`',
  '`<Audio>`',
  '`<OffthreadVideo>`',
  '`<Html5Video>`',
  '`<Html5Audio>`',
] as const;

const COMPONENTS = COLUMNS.map((column) => column.replace(/[`<>]/g, ''));

const NOT_APPLICABLE = '–';

/** Half of a second that begins when this much of the file has passed. */
const [MEASURED_FROM, MEASURED_TO] = [0.25, 0.75];

type Props = Case['props'];

const isAudio = (component: string): boolean => component.endsWith('Audio');

const fallsBack = (logs: readonly string[]): boolean =>
  logs.some((log) => log.includes('falling back'));

/** Frames of the clip that a render of some frames shows, and its warnings. */
async function showFrames(
  toolkit: Toolkit<Case>,
  rendered: Case,
  range: readonly [number, number],
): Promise<{
  shown: readonly (number | undefined)[];
  logs: readonly string[];
}> {
  const outcome = await toolkit.renderFrames(rendered, range);
  if ('error' in outcome) {
    console.error(`  ${outcome.error.split('\n')[0]}`);
    return {shown: [], logs: []};
  }
  const frames = [...outcome.result].sort(([one], [other]) => one - other);
  const shown = await Promise.all(frames.map(([, png]) => readFrame(png)));
  return {shown, logs: outcome.logs};
}

/** The pitch in the middle of a second of a render, and its warnings. */
async function hearPitch(
  toolkit: Toolkit<Case>,
  rendered: Case,
  range: readonly [number, number],
): Promise<{pitch: number; logs: readonly string[]}> {
  const outcome = await toolkit.renderAudio(rendered, range);
  if ('error' in outcome) {
    console.error(`  ${outcome.error.split('\n')[0]}`);
    return {pitch: 0, logs: []};
  }
  return {
    pitch: readPitch(outcome.result, MEASURED_FROM, MEASURED_TO),
    logs: outcome.logs,
  };
}

const isTone = (pitch: number, tone: number): boolean =>
  Math.abs(pitch - tone) < tone / 10;

/** Whether a file plays: its second 1 to 2, which has a tone of its own. */
async function plays(
  toolkit: Toolkit<Case>,
  component: string,
  src: string,
): Promise<string> {
  const rendered: Case = {component, src, props: {}};
  if (isAudio(component)) {
    const {pitch, logs} = await hearPitch(toolkit, rendered, [30, 59]);
    const verdict = fallsBack(logs) ? 'Falls back' : 'Yes';
    return isTone(pitch, TONES[1]) ? verdict : 'Fails';
  }
  const {shown, logs} = await showFrames(toolkit, rendered, [40, 42]);
  const verdict = fallsBack(logs) ? 'Falls back' : 'Yes';
  // AVI files have no exact times, so a few frames more or less are fine.
  const isNear = (frame: number | undefined, index: number): boolean =>
    frame !== undefined && Math.abs(frame - 40 - index) < 4;
  return shown.length === 3 && shown.every(isNear) ? verdict : 'Fails';
}

async function countExact(
  toolkit: Toolkit<Case>,
  component: string,
): Promise<string> {
  const rendered: Case = {component, src: 'clip.mp4', props: {}};
  const {shown} = await showFrames(toolkit, rendered, [30, 59]);
  const exact = shown.filter((frame, index) => frame === index + 30);
  return `${exact.length} of 30`;
}

async function loopsSection(
  toolkit: Toolkit<Case>,
  component: string,
): Promise<string> {
  // The third pass of the third second
  const props: Props = {loop: true, trimBefore: 60, trimAfter: 75};
  const rendered: Case = {component, src: 'clip.mp4', props};
  if (isAudio(component)) {
    const {pitch} = await hearPitch(toolkit, rendered, [30, 59]);
    return isTone(pitch, TONES[2]) ? 'Yes' : 'Silent';
  }
  const {shown} = await showFrames(toolkit, rendered, [40, 42]);
  return [70, 71, 72].every((frame, index) => shown[index] === frame)
    ? 'Yes'
    : 'Missing';
}

async function keepsPitch(
  toolkit: Toolkit<Case>,
  component: string,
): Promise<string> {
  const props: Props = {playbackRate: 0.5};
  const rendered: Case = {component, src: 'clip.mp4', props};
  const {pitch} = await hearPitch(toolkit, rendered, [0, 29]);
  return isTone(pitch, TONES[0]) ? 'Yes' : 'No';
}

async function readsPixels(
  toolkit: Toolkit<Case>,
  component: string,
  src: string,
): Promise<string> {
  const outcome = await toolkit.renderFrames(
    {component, src, props: {}},
    [0, 1],
  );
  const isRead =
    'logs' in outcome && outcome.logs.some((log) => log.includes('pixels can'));
  return isRead ? 'Yes' : 'No';
}

async function main(): Promise<boolean> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clips-'));
  await makeClips(folder, runFfmpeg);
  const toolkit = await openToolkit<Case>({
    entryPoint: path.join(__dirname, 'compositions.tsx'),
    publicDir: folder,
  });
  const closed = await serveMedia(folder, false);
  const open = await serveMedia(folder, true);
  const largeBytes = statSync(path.join(folder, 'large.mp4')).size;

  async function measureDownload(component: string): Promise<string> {
    const rendered: Case = {component, src: `${open.url}large.mp4`, props: {}};
    open.takeBytes();
    await (isAudio(component)
      ? toolkit.renderAudio(rendered, [0, 29])
      : toolkit.renderFrames(rendered, [0, 29]));
    const share = open.takeBytes() / largeBytes;
    return share >= 1 ? 'All of it' : `${Math.round(share * 100)}%`;
  }

  const rows: readonly [string, (component: string) => Promise<string>][] = [
    ['MP4 with H.264 and AAC', (name) => plays(toolkit, name, 'clip.mp4')],
    ['WebM with VP9 and Opus', (name) => plays(toolkit, name, 'clip.webm')],
    ['MOV with ProRes and PCM', (name) => plays(toolkit, name, 'clip.mov')],
    ['AVI with H.264 and MP3', (name) => plays(toolkit, name, 'clip.avi')],
    [
      'Host without CORS headers',
      (name) => plays(toolkit, name, `${closed.url}clip.mp4`),
    ],
    [
      'Exact frames',
      async (name) =>
        isAudio(name) ? NOT_APPLICABLE : countExact(toolkit, name),
    ],
    ['Download for 1 s of a file of 21 s', measureDownload],
    ['Same pitch at half the speed', (name) => keepsPitch(toolkit, name)],
    [
      '`loop` with `trimAfter`, later passes',
      async (name) =>
        name === 'OffthreadVideo' ? 'No `loop`' : loopsSection(toolkit, name),
    ],
    [
      'Effects on the pixels, through `onVideoFrame`',
      async (name) =>
        name === 'Video' || name === 'OffthreadVideo'
          ? readsPixels(toolkit, name, `${open.url}clip.mp4`)
          : NOT_APPLICABLE,
    ],
  ];

  const cells: string[][] = [];
  for (const [label, judge] of rows) {
    const row = [label];
    for (const component of COMPONENTS) {
      row.push(await judge(component));
    }
    console.error(row.join(' | '));
    cells.push(row);
  }
  await writeFile(
    path.join(__dirname, 'results.md'),
    `${toMarkdown([['', ...COLUMNS], ...cells])}\n`,
  );
  closed.close();
  open.close();
  await toolkit.close();
  await rm(folder, {recursive: true});
  return true;
}

void runMain(main).then(() => process.exit());
