/**
 * Renders the same frames in three widths, and in each video format in Full HD,
 * and writes the seconds of processor time that a frame takes into
 * `renderTimes.json` of the calculator for Lambda. Processor time hardly depends
 * on what else the machine does. `ps` counts whole seconds and leaves out what
 * has ended, such as FFmpeg; so this needs Linux, whose `/proc` has both.
 *
 * H.265 is left out, as in the benchmark of encoders.
 */
import fs from 'node:fs';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {runMain} from '../scripts/runMain';
import {openToolkitRenderer} from '../scripts/toolkitRenderer';
import {sumTree} from '../testbed/measure/processes';

/** An example with text, flat areas and motion, 1280 pixels wide. */
const EXAMPLE = 'AnnouncementActs';
const WIDTH = 1280;

/** Frames of two renders, whose difference leaves out what a render begins with. */
const FRAMES = [90, 10] as const;

const FULL_HD = 1920;
const WIDTHS = [WIDTH, FULL_HD, 3840] as const;
const ROUNDS = 2;
const FORMATS = {h264: 'mp4', vp8: 'webm', vp9: 'webm', prores: 'mov'} as const;

/** Ticks of a second, on all platforms that Node.js supports. */
const TICKS = 100;

/** Seconds of processor time of a process and all that it started, ended or not. */
function readSeconds(pid: number): number {
  const processes = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const text = fs.readFileSync(`/proc/${name}/stat`, 'utf8');
        // Behind the name, which may hold spaces: state, parent, and so on.
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
        const ticks = fields
          .slice(11, 15)
          .reduce((sum, field) => sum + Number(field), 0);
        return [
          {
            pid: Number(name),
            parent: Number(fields[1]),
            kilobytes: 0,
            seconds: ticks / TICKS,
          },
        ];
      } catch {
        // It ended meanwhile.
        return [];
      }
    });
  return sumTree(processes, pid, 'seconds');
}

async function main(): Promise<boolean> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'frames-'));
  const renderer = await openToolkitRenderer();
  const measure = async (
    codec: keyof typeof FORMATS,
    width: number,
    frames: number,
  ): Promise<number> => {
    const before = readSeconds(process.pid);
    await renderer.renderMedia(
      EXAMPLE,
      codec,
      path.join(folder, `out.${FORMATS[codec]}`),
      {
        scale: width / WIDTH,
        frameRange: [0, frames - 1],
        concurrency: 1,
        imageFormat: 'jpeg',
      },
    );
    return readSeconds(process.pid) - before;
  };
  // The first render also starts the browser.
  await measure('h264', WIDTH, 1);

  const perFrame = async (
    codec: keyof typeof FORMATS,
    width: number,
  ): Promise<number> => {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const long = await measure(codec, width, FRAMES[0]);
      const short = await measure(codec, width, FRAMES[1]);
      rounds.push((long - short) / (FRAMES[0] - FRAMES[1]));
    }
    return Number(Math.min(...rounds).toPrecision(2));
  };
  const sizes: Record<string, number> = {};
  for (const width of WIDTHS) {
    sizes[width] = await perFrame('h264', width);
  }
  const codecs: Record<string, number> = {};
  for (const codec of Object.keys(FORMATS) as (keyof typeof FORMATS)[]) {
    codecs[codec] = await perFrame(codec, FULL_HD);
  }
  await renderer.close();
  const file = path.join(
    __dirname,
    '../src/components/LambdaCalculator/renderTimes.json',
  );
  await writeFile(
    file,
    await format(JSON.stringify({sizes, codecs}), {
      ...(await resolveConfig(file)),
      filepath: file,
    }),
  );
  await rm(folder, {recursive: true});
  return true;
}

void runMain(main);
