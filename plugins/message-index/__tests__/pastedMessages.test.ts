import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {findProblems} from '../../../src/components/MessageIndex/findProblems';
import {loadProblems} from '../problems';
import type {IndexedProblem} from '../types';

let problems: readonly IndexedProblem[];

beforeAll(async () => {
  problems = await loadProblems(path.join(__dirname, '../../..'));
});

/** What visitors' terminals print, with values that no page has. */
it.each([
  [
    'Error: A delayRender() "Fetch data" was called but not cleared after 30000ms. See https://remotion.dev/docs/timeout for help.',
    '/docs/timeout/',
  ],
  [
    'A delayRender() "Fetch data" was called but not cleared after 30000ms.',
    '/docs/timeout/',
  ],
  [
    'A delayRender() was called but not cleared after 58000ms',
    '/docs/timeout/',
  ],
  [
    'A delayRender() "Loading <Img> with src="http://localhost:3002/public/x y.png"" was called but not cleared after 8000ms. See https://remotion.dev/docs/timeout for help.',
    '/docs/timeout/',
  ],
  [
    'A delayRender() "Fetching http://localhost:3003/proxy?src=https%3A%2F%2Fcdn.test%2Fa.mov&time=0&transparent=true&toneMapped=false from server" was called but not cleared after 118000ms. See https://remotion.dev/docs/timeout for help.',
    '/docs/troubleshooting/delay-render-proxy/',
  ],
  [
    'A delayRender() "Loading root component - See https://remotion.dev/docs/troubleshooting/loading-root-component if you experience a timeout" was called but not cleared after 58000ms. See https://remotion.dev/docs/timeout for help.',
    '/docs/troubleshooting/loading-root-component/',
  ],
  [
    'Loading root component - See https://remotion.dev/docs/troubleshooting/loading-root-component if you experience a timeout',
    '/docs/troubleshooting/loading-root-component/',
  ],
  [
    'Timed out evaluating page function "() => document.fonts.ready"\n    at C:\\work\\node_modules\\@remotion\\renderer\\dist\\browser.js:12:3',
    '/docs/troubleshooting/timed-out-page-function/',
  ],
  [
    "Error: ENAMETOOLONG: name too long, mkdir 'D:\\films\\1\\second part'",
    '/docs/enametoolong/',
  ],
  [
    'The browser threw an error while playing the video /public/b.webm: Code 3 - PIPELINE_ERROR_DECODE. See https://remotion.dev/docs/media-playback-error for help.',
    '/docs/media-playback-error/',
  ],
  [
    'The media http://127.0.0.1:8080/one%20two.mp3 cannot be seeked. This could be one of few reasons:\n1) The media resource was replaced while the video is playing but it was not loaded yet.\n2) The media does not support seeking.',
    '/docs/non-seekable-media/',
  ],
  [
    'The media blob:http://localhost:3000/7f cannot be seeked. This could be one of few reasons:',
    '/docs/non-seekable-media/',
  ],
  [
    'staticFile() does not support relative paths - got "./b"',
    '/docs/staticfile-relative-paths/',
  ],
  ['Slowest frames:\n  Frame 141 (12.5ms)', '/docs/performance/'],
  [
    'Using a slow method to extract the frame at 90ms of /tmp/q/w.mov. See https://remotion.dev/docs/slow-method-to-extract-frame for advice',
    '/docs/slow-method-to-extract-frame/',
  ],
  [
    'TypeError: staticFile() does not support relative paths - got "../my public files/a". Instead, pass the name of a file that is inside the public/ folder.',
    '/docs/staticfile-relative-paths/',
  ],
  [
    'staticFile() does not support remote URLs - got "http://a.test/b?c=d". Instead, pass the URL without wrapping it in staticFile().',
    '/docs/staticfile-remote-urls/',
  ],
  [
    'ProtocolError: Protocol error (Runtime.callFunctionOn): Target closed. https://www.remotion.dev/docs/target-closed',
    '/docs/target-closed/',
  ],
  [
    "Module not found: Error: Can't resolve 'esbuild' in '/home/noa/app/src'",
    '/docs/troubleshooting/bundling-bundle/',
  ],
  [
    "Failed to construct 'FontFace': The source provided ('url(A B.otf)') could not be parsed as a value list.",
    '/docs/troubleshooting/could-not-be-parsed-as-a-value-list/',
  ],
  [
    'An error occurred while rendering frame 7:\n TypeError  Cannot read properties of null',
    '/docs/troubleshooting/debug-failed-render/',
  ],
  [
    'defaultProps too big - could not serialize - the defaultProps of composition with ID my-long-film - the object that was passed to defaultProps was too big.',
    '/docs/troubleshooting/defaultprops-too-big/',
  ],
  [
    'No frame found at position 1 for source /var/a/b.webm (original source = http://localhost:3000/public/c d.webm).',
    '/docs/troubleshooting/no-frame-found-at-position/',
  ],
  [
    'Multiple versions of Remotion detected: 4.0.1 and 3.3.102. This will cause things to break in an unexpected way.',
    '/docs/version-mismatch/',
  ],
  [
    "Error: Cannot find module '../intro.svg'",
    '/docs/webpack-dynamic-imports/',
  ],
])('%s', (pasted, address) => {
  expect(findProblems(problems, pasted)[0]?.href).toBe(address);
});
