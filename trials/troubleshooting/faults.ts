import type {Frame, Pair} from '../renders/pairs';
import type * as components from './components';

/** Different pictures among the frames. */
const countDifferent = (frames: readonly Frame[]): number =>
  new Set(frames.map(({png}) => png.toString('base64'))).size;

/** Faults that a render of a component shows, by page. */
export const faults: readonly Pair<keyof typeof components>[] = [
  {
    page: 'troubleshooting/debug-failed-render.mdx',
    broken: ['MissingAct'],
    fixed: ['LastAct'],
    message: "Cannot read properties of undefined (reading 'name')",
  },
  {
    page: 'timeout.mdx',
    broken: ['LogsFailure'],
    fixed: ['ReportsFailure'],
    message:
      'A delayRender() "Loading the program" was called but not cleared after',
    reason: 'responded with 404',
  },
  {page: 'timeout.mdx', broken: [], fixed: ['ReleasesHandle']},
  {
    page: 'media-playback-error.mdx',
    broken: ['MissingHtml5Video'],
    fixed: ['PublicHtml5Video'],
    message: 'The browser threw an error while playing the video',
  },
  {
    page: 'media-playback-error.mdx',
    broken: ['MissingVideo'],
    fixed: ['PublicVideo'],
    message: 'Received a status code of 404 while downloading file',
  },
  {
    page: 'webpack-dynamic-imports.mdx',
    broken: ['PathInVariable'],
    fixed: ['FolderInImport'],
    message: 'Cannot find module',
  },
  {
    page: 'non-seekable-media.mdx',
    broken: ['VideoWithoutRanges'],
    fixed: ['PublicHtml5Video'],
    message: 'was called but not cleared after',
    quote: 'failed with a [timeout]',
  },
  {
    page: 'flickering.mdx',
    broken: ['MathRandom'],
    fixed: ['SeededRandom'],
    isRepeatable: true,
  },
  {
    page: 'wrong-composition-mount.mdx',
    broken: ['InnerComposition'],
    fixed: ['White'],
  },
  {
    page: 'staticfile-relative-paths.mdx',
    broken: ['RelativeFile'],
    fixed: ['PublicFile'],
    message: 'staticFile() does not support relative paths - got "./',
  },
  {
    page: 'staticfile-relative-paths.mdx',
    broken: ['AbsoluteFile'],
    fixed: [],
    message:
      'staticFile() does not support absolute paths - got "/home/mara/show/public/',
  },
  {
    page: 'staticfile-relative-paths.mdx',
    broken: ['PrefixedFile'],
    fixed: [],
    message:
      'Do not include the public/ prefix when using staticFile() - got "public/',
  },
  {
    page: 'staticfile-remote-urls.mdx',
    broken: ['RemoteStaticFile'],
    fixed: ['RemoteFile'],
    message:
      'staticFile() does not support remote URLs - got "https://example.com/poster.png"',
  },
  {
    page: 'staticfile-remote-urls.mdx',
    broken: ['TwiceStaticFile'],
    fixed: ['PublicFile'],
    message: "You don't need to call staticFile() on it.",
  },
  {
    page: 'troubleshooting/background-image.mdx',
    broken: ['BackgroundImage'],
    fixed: ['WaitingImage', 'HiddenImage'],
  },
  {
    page: 'troubleshooting/could-not-be-parsed-as-a-value-list.mdx',
    broken: ['UnquotedFont'],
    fixed: ['QuotedFont'],
    message:
      "The source provided ('url(font.woff2) format(woff9') could not be parsed as a value list.",
  },
  {
    page: 'troubleshooting/font-loading-errors.mdx',
    broken: ['UnreachableFont'],
    fixed: ['PublicFont'],
    message: 'A network error occurred.',
  },
  {
    page: 'troubleshooting/timed-out-page-function.mdx',
    broken: ['LoopsEndlessly'],
    fixed: ['White'],
    message: 'waiting for the page to render the React component at frame',
  },
  {
    page: 'troubleshooting/delay-render-proxy.mdx',
    broken: ['StuckVideo'],
    fixed: ['PublicVideo'],
    message: 'was called but not cleared after',
  },
  {
    page: 'troubleshooting/subpixel-rendering.mdx',
    broken: ['TranslatedText'],
    fixed: ['TextInLayer'],
    isRight: (frames) => countDifferent(frames) === frames.length,
  },
];
