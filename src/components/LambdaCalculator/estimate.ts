/**
 * What a render on Lambda takes: how many functions, how long, and what AWS bills
 * for the functions. The division into chunks and the price are those of the
 * packages, to which `__tests__` holds them; the time is a model.
 */
import frames from './renderTimes.json';
import cloud from '@site/toolkit/api/_cloud.json';

const {
  lambda: {prices, disk, framesPerFunction, functions, timeout},
} = cloud;

export type Region = keyof typeof prices;
export type Codec = keyof typeof frames.codecs;
export type Width = keyof typeof frames.sizes;

/** A video, the function that renders it, and what is assumed. */
export type RenderSettings = {
  readonly durationInSeconds: number;
  readonly fps: number;
  readonly width: Width;
  readonly codec: Codec;
  readonly region: Region;
  readonly memorySizeInMb: number;
  readonly diskSizeInMb: number;
  /** As Remotion divides by default, if undefined. */
  readonly framesPerFunction?: number;
  /** Of a frame with one vCPU; as measured in `benchmarks/frames.ts`, if undefined. */
  readonly secondsPerFrame?: number;
  /** Until a function renders its first frame. */
  readonly startSeconds: number;
};

type RenderEstimate = {
  readonly frames: number;
  readonly framesPerFunction: number;
  /** Renderer functions, to which the main function comes. */
  readonly functions: number;
  readonly secondsPerFrame: number;
  /** Of the whole render, which is the time that the main function runs. */
  readonly seconds: number;
  /** The time of all functions together. */
  readonly billedSeconds: number;
  readonly costInUsd: number;
};

/** AWS gives a function one vCPU for this memory, and less or more in proportion. */
export const MEGABYTES_PER_VCPU = 1769;

/** The vCPUs that one tab and one encoder can keep busy. */
export const BUSY_VCPUS = 2;

/** For joining and uploading, which a run on AWS would have to tell. */
export const JOIN_SECONDS = 2;

const MEGABYTES_PER_GIGABYTE = 1024;

/** Functions for a short video, and for one of `LONG_VIDEO` frames or more. */
const SPREAD = {short: 75, long: 150};
const LONG_VIDEO = 18_000;

/** Frames per function that Remotion chooses, `bestFramesPerFunctionParam()`. */
export function divide(frameCount: number): number {
  const spread =
    SPREAD.short +
    ((SPREAD.long - SPREAD.short) * Math.min(frameCount, LONG_VIDEO)) /
      LONG_VIDEO;
  const each = Math.max(frameCount / spread, framesPerFunction.default);
  return Math.max(
    Math.ceil(frameCount / Math.ceil(frameCount / each)),
    Math.min(framesPerFunction.min, frameCount),
  );
}

/** Price of functions in US dollars, `estimatePrice()`. */
export function price({
  region,
  memorySizeInMb,
  diskSizeInMb,
  seconds,
  invocations,
}: Pick<RenderSettings, 'region' | 'memorySizeInMb' | 'diskSizeInMb'> & {
  /** Of all functions together. */
  readonly seconds: number;
  readonly invocations: number;
}): number {
  const {duration, disk: diskPrice, request} = prices[region];
  const chargedDisk = Math.max(0, diskSizeInMb - disk.min);
  const total =
    (duration * memorySizeInMb * seconds) / MEGABYTES_PER_GIGABYTE +
    (diskPrice * chargedDisk * seconds) / MEGABYTES_PER_GIGABYTE +
    request * invocations;
  return Number(total.toFixed(5));
}

/**
 * What `divide()`, `price()` and `estimate()` compute, to be read. The brackets
 * round up, and the prices are those of the region.
 */
export const FORMULA = `frames = duration × frames per second
spread = ${SPREAD.short} + ${SPREAD.long - SPREAD.short} × min(frames, ${LONG_VIDEO}) / ${LONG_VIDEO}
most = max(frames / spread, ${framesPerFunction.default})
frames per function = max(⌈frames / ⌈frames / most⌉⌉, min(${framesPerFunction.min}, frames))
functions = ⌈frames / frames per function⌉
frame = time per frame / min(memory / ${MEGABYTES_PER_VCPU} MB, ${BUSY_VCPUS})
time = 2 × start-up + min(frames per function, frames) × frame + ${JOIN_SECONDS} s
billed = time + functions × start-up + frames × frame
memory cost = billed × memory / ${MEGABYTES_PER_GIGABYTE} MB × price of memory
disk cost = billed × max(0, disk - ${disk.min} MB) / ${MEGABYTES_PER_GIGABYTE} MB × price of disk
cost = memory cost + disk cost + (functions + 1) × price of a request`;

/** Estimates a render with valid settings. */
export function estimate(settings: RenderSettings): RenderEstimate {
  const {codec, width, memorySizeInMb, startSeconds} = settings;
  const frameCount = Math.max(
    1,
    Math.round(settings.durationInSeconds * settings.fps),
  );
  const each = settings.framesPerFunction ?? divide(frameCount);
  const chunks = Math.ceil(frameCount / each);
  const secondsPerFrame =
    settings.secondsPerFrame ??
    (frames.sizes[width] * frames.codecs[codec]) / frames.codecs.h264;
  const vcpus = Math.min(memorySizeInMb / MEGABYTES_PER_VCPU, BUSY_VCPUS);
  const renderSeconds = secondsPerFrame / vcpus;
  const seconds =
    2 * startSeconds +
    Math.min(each, frameCount) * renderSeconds +
    JOIN_SECONDS;
  const billedSeconds =
    seconds + chunks * startSeconds + frameCount * renderSeconds;
  return {
    frames: frameCount,
    framesPerFunction: each,
    functions: chunks,
    secondsPerFrame,
    seconds,
    billedSeconds,
    costInUsd: price({
      ...settings,
      seconds: billedSeconds,
      invocations: chunks + 1,
    }),
  };
}

/** Why a render with such an estimate would stop, in sentences. */
export function findObstacles({
  framesPerFunction: each,
  functions: chunks,
  seconds,
  frames: count,
}: RenderEstimate): string[] {
  const minimum = Math.min(framesPerFunction.min, count);
  return [
    each < minimum &&
      `A function renders at least ${minimum} frames, so the render would be rejected.`,
    chunks > functions.max &&
      `A render uses ${functions.max} functions at most. Set at least ${Math.ceil(count / functions.max)} frames per function.`,
    seconds > timeout.max &&
      `A function runs for ${timeout.max} seconds at most, so the render would time out.`,
  ].filter((text) => text !== false);
}
