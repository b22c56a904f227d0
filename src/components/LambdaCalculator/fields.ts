/** The fields of the calculator, and how their texts become settings. */
import frames from './renderTimes.json';
import cloud from '@site/toolkit/api/_cloud.json';
import type {Codec, Region, RenderSettings, Width} from './estimate';

const {memory, disk, region, prices} = cloud.lambda;

type Choice = {readonly label: string; readonly options: readonly string[]};
type Amount = {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly isWhole?: boolean;
  /** What the field says while it is empty, if it may be. */
  readonly placeholder?: string;
};

const CHOICES = {
  width: {label: 'Width in pixels', options: Object.keys(frames.sizes)},
  codec: {label: 'Codec', options: Object.keys(frames.codecs)},
  region: {label: 'Region', options: Object.keys(prices)},
} satisfies Record<string, Choice>;

const AMOUNTS = {
  duration: {label: 'Duration in seconds', min: 0.1, max: 36_000},
  fps: {label: 'Frames per second', min: 1, max: 120},
  memory: {
    label: 'Memory in MB',
    min: memory.min,
    max: memory.max,
    isWhole: true,
  },
  disk: {label: 'Disk in MB', min: disk.min, max: disk.max, isWhole: true},
  frames: {
    label: 'Frames per function',
    min: 1,
    max: 1_000_000,
    isWhole: true,
    placeholder: 'automatic',
  },
  milliseconds: {
    label: 'Milliseconds per frame',
    min: 1,
    max: 100_000,
    placeholder: 'as measured',
  },
  start: {label: 'Start-up in seconds', min: 0, max: 60},
} satisfies Record<string, Amount>;

type Name = keyof typeof CHOICES | keyof typeof AMOUNTS;

/** A field, in the order in which they are shown. */
export type Field = {readonly name: Name} & (Choice | Amount);

export const FIELDS: readonly Field[] = (
  [
    'duration',
    'fps',
    'width',
    'codec',
    'region',
    'memory',
    'disk',
    'frames',
    'milliseconds',
    'start',
  ] as const
).map((name) => ({name, ...{...CHOICES, ...AMOUNTS}[name]}));

/** What each field has in it. */
export type Texts = Readonly<Record<Name, string>>;

export const DEFAULTS: Texts = {
  duration: '60',
  fps: '30',
  width: '1920',
  codec: 'h264',
  region: region.default,
  memory: String(memory.default),
  disk: String(disk.default),
  frames: '',
  milliseconds: '',
  start: '3',
};

/** What is wrong with the text of a field, as a sentence. */
export function findMistake(field: Field, text: string): string | undefined {
  if ('options' in field || (field.placeholder && text === '')) {
    return undefined;
  }
  const {label, min, max, isWhole} = field;
  const value = Number(text);
  return text.trim() !== '' &&
    value >= min &&
    value <= max &&
    (!isWhole || Number.isInteger(value))
    ? undefined
    : `${label}: enter a ${isWhole ? 'whole number' : 'number'} from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}.`;
}

/** Reads the query string of an address; what it lacks or has wrong is the default. */
export function readTexts(search: string): Texts {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    FIELDS.map((field) => {
      const text = query.get(field.name);
      const isKnown =
        text !== null &&
        (!('options' in field) || field.options.includes(text));
      return [field.name, isKnown ? text : DEFAULTS[field.name]];
    }),
  ) as Texts;
}

/** The query string of these texts, without those that are the default. */
export function writeTexts(texts: Texts): string {
  return new URLSearchParams(
    Object.entries(texts).filter(
      ([name, text]) => text !== DEFAULTS[name as Name],
    ),
  ).toString();
}

/** Settings of texts without mistakes. */
export function toSettings(texts: Texts): RenderSettings {
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
