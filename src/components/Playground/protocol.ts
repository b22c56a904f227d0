/** Names of files and what they contain. */
export type Files = Readonly<Record<string, string>>;

/** What is played. */
export type Project = {
  /** File that exports the component. */
  readonly entry: string;
  /** Name of the export. */
  readonly exportName: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly durationInFrames: number;
  /** Frame of the poster; playback starts here. */
  readonly posterFrame: number;
};

export type InputProps = Readonly<Record<string, unknown>>;

/** What the page gives to a new frame. */
export type FrameStart = {
  /** The program that runs in the frame. */
  readonly code: string;
  readonly project: Project;
  readonly files: Files;
  readonly version: number;
  readonly inputProps: InputProps;
  readonly fonts: readonly FrameFont[];
  readonly frame: number;
};

/** A font of the page, because the frame can load none. */
export type FrameFont = {
  readonly family: string;
  readonly weight: string;
  readonly data: ArrayBuffer;
};

/** What the page says to the frame. */
export type PageMessage =
  | {readonly type: 'files'; readonly version: number; readonly files: Files}
  | {readonly type: 'props'; readonly inputProps: InputProps}
  | {readonly type: 'play' | 'pause' | 'cancel'}
  | {readonly type: 'seek'; readonly frame: number}
  | {
      readonly type: 'render';
      readonly kind: 'video' | 'image';
      /** The program that renders, which the frame runs once. */
      readonly code: string;
    };

/** What is wrong with the code. */
export type Problem = {
  readonly message: string;
  readonly file?: string;
  /** Counted from 1. */
  readonly line?: number;
};

/** Endings of files that a frame may hand over, with their types. */
export const fileTypes = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  png: 'image/png',
} as const;

/** What the frame says to the page. */
export type FrameMessage =
  | {readonly type: 'beat'}
  | {readonly type: 'frame'; readonly frame: number}
  | {readonly type: 'playing'; readonly isPlaying: boolean}
  /** It runs files, which may hang it; or they have drawn a picture. */
  | {readonly type: 'running' | 'good'; readonly version: number}
  | ({readonly type: 'problem'} & Problem)
  | {readonly type: 'progress'; readonly frames: number}
  | {
      readonly type: 'rendered';
      readonly data: ArrayBuffer;
      readonly extension: keyof typeof fileTypes;
      readonly format: string;
      readonly reasons: readonly string[];
    }
  | {readonly type: 'unrendered'; readonly message: string};

/** Longest text that the page shows of what a frame says. */
const TEXT_LIMIT = 600;

/** Largest file that the page takes from a frame, in bytes. */
const DATA_LIMIT = 200_000_000;

const isWhole = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const text = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, TEXT_LIMIT) : '';

/**
 * Reads what came out of a frame. Code of a stranger can say anything there, so
 * only values of the expected form pass, and texts are cut.
 */
export function readFrameMessage(value: unknown): FrameMessage | undefined {
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const it = value as Record<string, unknown>;
  switch (it.type) {
    case 'beat':
      return {type: 'beat'};
    case 'frame':
      return isWhole(it.frame) ? {type: 'frame', frame: it.frame} : undefined;
    case 'playing':
      return {type: 'playing', isPlaying: it.isPlaying === true};
    case 'running':
    case 'good':
      return isWhole(it.version)
        ? {type: it.type, version: it.version}
        : undefined;
    case 'problem':
      return {
        type: 'problem',
        message: text(it.message) || 'It throws no error but another value.',
        ...(typeof it.file === 'string' && {file: text(it.file)}),
        ...(isWhole(it.line) && {line: it.line}),
      };
    case 'progress':
      return isWhole(it.frames)
        ? {type: 'progress', frames: it.frames}
        : undefined;
    case 'rendered':
      return it.data instanceof ArrayBuffer &&
        it.data.byteLength <= DATA_LIMIT &&
        typeof it.extension === 'string' &&
        Object.hasOwn(fileTypes, it.extension)
        ? {
            type: 'rendered',
            data: it.data,
            extension: it.extension as keyof typeof fileTypes,
            format: text(it.format),
            reasons: Array.isArray(it.reasons)
              ? it.reasons.slice(0, 8).map(text)
              : [],
          }
        : undefined;
    case 'unrendered':
      return {type: 'unrendered', message: text(it.message)};
    default:
      return undefined;
  }
}
