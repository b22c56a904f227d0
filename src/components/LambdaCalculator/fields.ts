/** The fields of the calculator, and how their texts become settings. */
import frames from './renderTimes.json';
import cloud from '@site/toolkit/api/_cloud.json';
import type {Field, Texts} from '../Calculator/fields';
import type {Codec, Region, RenderSettings, Width} from './estimate';

const {memory, disk, region, prices} = cloud.lambda;

type Name =
  | 'duration'
  | 'fps'
  | 'width'
  | 'codec'
  | 'region'
  | 'memory'
  | 'disk'
  | 'frames'
  | 'milliseconds'
  | 'start';

export const FIELDS: readonly Field<Name>[] = [
  {
    name: 'duration',
    label: 'Duration in seconds',
    initial: '60',
    min: 0.1,
    max: 36_000,
  },
  {
    name: 'fps',
    label: 'Frames per second',
    initial: '30',
    min: 1,
    max: 120,
  },
  {
    name: 'width',
    label: 'Width in pixels',
    initial: '1920',
    options: Object.keys(frames.sizes),
  },
  {
    name: 'codec',
    label: 'Codec',
    initial: 'h264',
    options: Object.keys(frames.codecs),
  },
  {
    name: 'region',
    label: 'Region',
    initial: region.default,
    options: Object.keys(prices),
  },
  {
    name: 'memory',
    label: 'Memory in MB',
    initial: String(memory.default),
    min: memory.min,
    max: memory.max,
    isWhole: true,
  },
  {
    name: 'disk',
    label: 'Disk in MB',
    initial: String(disk.default),
    min: disk.min,
    max: disk.max,
    isWhole: true,
  },
  {
    name: 'frames',
    label: 'Frames per function',
    initial: '',
    min: 1,
    max: 1_000_000,
    isWhole: true,
    placeholder: 'automatic',
  },
  {
    name: 'milliseconds',
    label: 'Time per frame in ms',
    initial: '',
    min: 1,
    max: 100_000,
    placeholder: 'as measured',
  },
  {
    name: 'start',
    label: 'Start-up in seconds',
    initial: '3',
    min: 0,
    max: 60,
  },
];

/** Settings of texts without mistakes. */
export function toSettings(texts: Texts<Name>): RenderSettings {
  const optional = (text: string): number | undefined =>
    text === '' ? undefined : Number(text);
  const milliseconds = optional(texts.milliseconds);
  return {
    durationInSeconds: Number(texts.duration),
    fps: Number(texts.fps),
    // The fields offer no others.
    width: texts.width as Width,
    codec: texts.codec as Codec,
    region: texts.region as Region,
    memorySizeInMb: Number(texts.memory),
    diskSizeInMb: Number(texts.disk),
    framesPerFunction: optional(texts.frames),
    secondsPerFrame:
      milliseconds === undefined ? undefined : milliseconds / 1000,
    startSeconds: Number(texts.start),
  };
}
