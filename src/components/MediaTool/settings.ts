/** What the tool does with a file. */
export type Task = 'fields' | 'frames' | 'convert';

/** Containers and codecs to convert to, the one that most browsers encode first. */
export const FORMATS = {
  'webm-vp9': {label: 'WebM, VP9', container: 'webm', codec: 'vp9'},
  'webm-vp8': {label: 'WebM, VP8', container: 'webm', codec: 'vp8'},
  'mp4-h264': {label: 'MP4, H.264', container: 'mp4', codec: 'avc'},
  'mp4-av1': {label: 'MP4, AV1', container: 'mp4', codec: 'av1'},
} as const;

/** How a video is converted. */
export type Settings = {
  readonly format: keyof typeof FORMATS;
  /** In pixels, at most; 0 keeps the height. */
  readonly height: number;
  /** Clockwise, in degrees. */
  readonly rotate: 0 | 90 | 180 | 270;
};

/** Dimensions of a thumbnail. */
export const THUMBNAIL = {width: 240, height: 135} as const;

const MEGABYTE = 1_000_000;

/** The result of a conversion is kept in memory, so not every file fits. */
export const MAX_BYTES = 500 * MEGABYTE;

/** A file size as people read it. */
export function formatBytes(bytes: number): string {
  const [amount, unit] =
    bytes < MEGABYTE ? [bytes / 1000, 'kB'] : [bytes / MEGABYTE, 'MB'];
  return `${Number(amount.toFixed(1))} ${unit}`;
}
