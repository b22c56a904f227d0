/** What renders of `compositions.tsx` have to show for the pages of troubleshooting. */

/** Rendered frames as PNG files, two renders of each, or why there are none. */
export type Seen =
  {readonly once: readonly Buffer[]; readonly again: readonly Buffer[]} | Error;

/** A fault that a page explains, and its fix. */
export type Fault = {
  /** File of the page, below `docs/`. */
  readonly page: string;
  /** Component with the fault. */
  readonly broken: string;
  /** Component with the fix. */
  readonly fixed: string;
  /** What the render stops with, as the page quotes it. */
  readonly message?: string;
  /** What the fixed one stops with instead, where the page says so. */
  readonly reason?: string;
  /** Tells the fixed frames from the others; otherwise all frames are white. */
  readonly isRight?: (frames: readonly Buffer[]) => boolean;
  /** Whether frames have to be the same each time, whatever they show. */
  readonly isRepeatable?: true;
};

/** Different pictures among the frames. */
const countDifferent = (frames: readonly Buffer[]): number =>
  new Set(frames.map((png) => png.toString('base64'))).size;

export const faults: readonly Fault[] = [
  {
    page: 'troubleshooting/debug-failed-render.mdx',
    broken: 'MissingAct',
    fixed: 'LastAct',
    message: "Cannot read properties of undefined (reading 'name')",
  },
  {
    page: 'timeout.mdx',
    broken: 'LogsFailure',
    fixed: 'ReportsFailure',
    message: 'was called but not cleared after',
    reason: 'responded with 404',
  },
  {
    page: 'timeout.mdx',
    broken: 'LogsFailure',
    fixed: 'ReleasesHandle',
    message: 'A delayRender() "Loading the program" was called',
  },
  {
    page: 'media-playback-error.mdx',
    broken: 'MissingHtml5Video',
    fixed: 'PublicHtml5Video',
    message: 'was called but not cleared after',
  },
  {
    page: 'media-playback-error.mdx',
    broken: 'MissingVideo',
    fixed: 'PublicVideo',
    message: 'Received a status code of 404 while downloading file',
  },
  {
    page: 'webpack-dynamic-imports.mdx',
    broken: 'PathInVariable',
    fixed: 'FolderInImport',
    message: 'Cannot find module',
  },
  {
    page: 'non-seekable-media.mdx',
    broken: 'VideoWithoutRanges',
    fixed: 'PublicHtml5Video',
  },
  {
    page: 'flickering.mdx',
    broken: 'MathRandom',
    fixed: 'SeededRandom',
    isRepeatable: true,
  },
  {
    page: 'wrong-composition-mount.mdx',
    broken: 'InnerComposition',
    fixed: 'White',
  },
  {
    page: 'staticfile-relative-paths.mdx',
    broken: 'RelativeFile',
    fixed: 'PublicFile',
    message: 'staticFile() does not support relative paths - got "./',
  },
  {
    page: 'staticfile-relative-paths.mdx',
    broken: 'AbsoluteFile',
    fixed: 'PublicFile',
    message:
      'staticFile() does not support absolute paths - got "/home/mara/show/public/',
  },
  {
    page: 'staticfile-relative-paths.mdx',
    broken: 'PrefixedFile',
    fixed: 'PublicFile',
    message:
      'Do not include the public/ prefix when using staticFile() - got "public/',
  },
  {
    page: 'staticfile-remote-urls.mdx',
    broken: 'RemoteStaticFile',
    fixed: 'RemoteFile',
    message:
      'staticFile() does not support remote URLs - got "https://example.com/poster.png"',
  },
  {
    page: 'staticfile-remote-urls.mdx',
    broken: 'TwiceStaticFile',
    fixed: 'PublicFile',
    message: "You don't need to call staticFile() on it.",
  },
  {
    page: 'troubleshooting/background-image.mdx',
    broken: 'BackgroundImage',
    fixed: 'WaitingImage',
  },
  {
    page: 'troubleshooting/background-image.mdx',
    broken: 'BackgroundImage',
    fixed: 'HiddenImage',
  },
  {
    page: 'troubleshooting/could-not-be-parsed-as-a-value-list.mdx',
    broken: 'UnquotedFont',
    fixed: 'QuotedFont',
    message:
      "The source provided ('url(font.woff2) format(woff9') could not be parsed as a value list.",
  },
  {
    page: 'troubleshooting/font-loading-errors.mdx',
    broken: 'UnreachableFont',
    fixed: 'PublicFont',
    message: 'A network error occurred.',
  },
  {
    page: 'troubleshooting/timed-out-page-function.mdx',
    broken: 'LoopsEndlessly',
    fixed: 'White',
    message: 'waiting for the page to render the React component at frame',
  },
  {
    page: 'troubleshooting/delay-render-proxy.mdx',
    broken: 'StuckVideo',
    fixed: 'PublicVideo',
    message: 'was called but not cleared after',
  },
  {
    page: 'troubleshooting/subpixel-rendering.mdx',
    broken: 'TranslatedText',
    fixed: 'TextInLayer',
    isRight: (frames) => countDifferent(frames) === frames.length,
  },
];

/** Faults that `run.ts` makes without a render of a component. */
export const otherFaults = {
  name: {page: 'enametoolong.mdx', message: 'ENAMETOOLONG'},
  root: {
    page: 'troubleshooting/loading-root-component.mdx',
    message: 'but this file does not contain "registerRoot".',
  },
  lateRoot: {
    page: 'troubleshooting/loading-root-component.mdx',
    message: 'Loading root component',
  },
  bundler: {
    page: 'troubleshooting/bundling-bundle.mdx',
    message: 'Could not resolve "../pkg"',
  },
  browser: {
    page: 'troubleshooting/browser-launch.mdx',
    message: 'Failed to launch the browser process!',
  },
  command: {
    page: 'troubleshooting/could-not-find-executable-to-run.mdx',
    message: 'could not determine executable to run',
  },
} as const satisfies Record<string, Pick<Required<Fault>, 'page' | 'message'>>;

/** Whether a render of the component with the fault shows the fault. */
export function isBroken(
  {message, ...fault}: Fault,
  seen: Seen,
  isWhite: boolean,
): boolean {
  return message === undefined
    ? seen instanceof Error || !isFixed(fault, seen, isWhite)
    : seen instanceof Error && seen.message.includes(message);
}

/** Whether a render of the component with the fix shows that it helps. */
export function isFixed(
  {reason, isRight, isRepeatable}: Omit<Fault, 'message'>,
  seen: Seen,
  isWhite: boolean,
): boolean {
  if (seen instanceof Error) {
    return reason !== undefined && seen.message.includes(reason);
  }
  if (isRepeatable) {
    return seen.once.every((png, frame) => seen.again[frame]?.equals(png));
  }
  return isRight ? isRight(seen.once) : isWhite;
}
