/** Turns code with a fault, and code with the fix of its page, into claims. */
import path from 'node:path';
import sharp from 'sharp';
import {
  openToolkitRenderer,
  type ToolkitRenderer,
} from '../../scripts/toolkitRenderer';
import {once} from '../once';
import type {Claim} from '../trial';
import {CASE_ID, FRAMES, LISTENED_FRAME, type Case} from './case';
import {openFiles} from './files';

/** A rendered frame. */
export type Frame = {
  readonly png: Buffer;
  /** In the middle, from 0 to 1. */
  readonly gray: number;
  /** Whether it is so all over. */
  readonly isWhite: boolean;
};

/** Components of a trial: one or more with a fault, and with its fix. */
export type Pair<Name extends string> = {
  /** File of the page, below `docs/`. */
  readonly page: string;
  readonly broken: readonly Name[];
  readonly fixed: readonly Name[];
  /** What a render with the fault stops with; otherwise its frames are wrong. */
  readonly message?: string;
  /** What a render with the fix stops with in its place, where the page says so. */
  readonly reason?: string;
  /** What the page says of it, where that is not the message. */
  readonly quote?: string;
  /** Tells right frames; otherwise all of them are white. */
  readonly isRight?: (frames: readonly Frame[]) => boolean;
  /** Whether frames are right when a second render gives the same. */
  readonly isRepeatable?: true;
};

const describe = (frames: readonly Frame[]): string =>
  `${frames.length} frames, gray of every fifth: ${frames
    .filter((_, frame) => frame % 5 === 0)
    .map(({gray}) => gray.toFixed(2))
    .join(' ')}`;

/** The error that something stops with, or nothing. */
const failureOf = (task: Promise<unknown>): Promise<string> =>
  task.then(
    () => '',
    (error: unknown) => String(error),
  );

/** A claim that something stops with a message, which its page quotes. */
export const stops = (
  page: string,
  what: string,
  message: string,
  run: () => Promise<unknown>,
): Claim => ({
  page,
  expected: `${what} stops with "${message}"`,
  quote: message,
  prove: async () => {
    const came = await failureOf(run());
    return {holds: came.includes(message), came: came || 'It works.'};
  },
});

/** A claim that something works. */
export const works = (
  page: string,
  what: string,
  run: () => Promise<unknown>,
): Claim => ({
  page,
  expected: `${what} works`,
  prove: async () => {
    const came = await failureOf(run());
    return {holds: came === '', came};
  },
});

/** A claim that something gives a value, compared as JSON. */
export const equals = (
  page: string,
  what: string,
  value: unknown,
  run: () => unknown,
  quote?: string,
): Claim => ({
  page,
  expected: `${what}: ${JSON.stringify(value)}`,
  quote,
  prove: async () => {
    const came = JSON.stringify(await run());
    return {holds: came === JSON.stringify(value), came};
  },
});

async function readFrame(png: Buffer): Promise<Frame> {
  const {data, info} = await sharp(png)
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  const row = Math.floor(info.height / 2);
  const middle = (row * info.width + info.width / 2) * info.channels;
  return {
    png,
    gray: (data[middle] ?? NaN) / 255,
    isWhite: data.every((value) => value > 250),
  };
}

/** Opens the bundle of a folder whose `root.ts` registers a root of `createRoot()`. */
export const openCases = (folder: string): (() => Promise<ToolkitRenderer>) =>
  once(async () => {
    const files = await openFiles();
    return openToolkitRenderer({
      entryPoint: path.join(folder, 'root.ts'),
      publicDir: files.folder,
    });
  });

/** Renders a component of such a bundle, which appears with a frame. */
export const renderWith =
  (openBundle: () => Promise<ToolkitRenderer>) =>
  async (component: string, from: number): Promise<readonly Frame[]> => {
    const {url} = await openFiles();
    const {openWith} = await openBundle();
    const frames = await openWith(
      CASE_ID,
      {component, url, from} satisfies Case,
      ({renderFrames}) => renderFrames([0, FRAMES - 1]),
    );
    return Promise.all(frames.map(readFrame));
  };

/** A claim for each component of the pairs. */
export function claimsOf<Name extends string>(
  pairs: readonly Pair<Name>[],
  render: (component: Name, from: number) => Promise<readonly Frame[]>,
): Claim[] {
  const show = (
    {page, quote, isRepeatable, ...pair}: Pair<Name>,
    component: Name,
    areExpectedRight: boolean,
  ): Claim => ({
    page,
    quote,
    expected: `${component} renders ${areExpectedRight ? 'right' : 'wrong'} frames`,
    prove: async () => {
      const frames = await render(component, 0);
      const again = isRepeatable ? await render(component, 0) : [];
      const areRight = isRepeatable
        ? frames.every(({png}, frame) => again[frame]?.png.equals(png))
        : (pair.isRight?.(frames) ?? frames.every(({isWhite}) => isWhite));
      return {holds: areRight === areExpectedRight, came: describe(frames)};
    },
  });

  return pairs.flatMap((pair) => {
    const {page, broken, fixed, message, reason, quote = message} = pair;
    return [
      ...broken.map((name) =>
        message === undefined
          ? show(pair, name, false)
          : {
              ...stops(page, name, message, () => render(name, LISTENED_FRAME)),
              quote,
            },
      ),
      ...fixed.map((name) =>
        reason === undefined
          ? show(pair, name, true)
          : {
              ...stops(page, name, reason, () => render(name, LISTENED_FRAME)),
              quote,
            },
      ),
    ];
  });
}
