import {expect, it} from 'vitest';
import {cleanQuery, withoutPasted} from '../cleanQuery';

it.each([
  // A character is not split.
  ['a'.repeat(63) + '😀', 'a'.repeat(63)],
  ['x'.repeat(10_000), 'x'.repeat(64)],
  [' '.repeat(10_000), ''],
  // Control and direction characters go, and letters are composed.
  ['\u202Erender\u0000Media\u200B', 'render Media'],
  ['Zu\u0308rich', 'Zürich'],
])('a query is cut and cleaned: %j', (typed, query) => {
  expect(cleanQuery(typed)).toBe(query);
});

it.each([
  // What a terminal prints around a message is not missed, nor is its stack.
  [
    'Error: Compositor quit with signal SIGKILL\n    at ChildProcess.exit (/app/node_modules/@remotion/renderer/dist/compositor.js:205:14)\n    at exit (node:events:3:9)',
    'Error: Compositor quit with signal SIGKILL',
  ],
  [
    '[12:04:31] Uncaught (in promise) Error: The composition that was asked for is missing',
    'The composition that was asked for is missing',
  ],
  [
    'The media http://localhost:3000/public/interviews/a.mp3 cannot be seeked.',
    'The media /… cannot be seeked.',
  ],
  // What is still too long ends with a word.
  [
    'alpha bravo charlie delta echo foxtrot golf hotel india juliett kilo',
    'alpha bravo charlie delta echo foxtrot golf hotel india juliett',
  ],
])('of a long query the words that say most remain: %s', (typed, query) => {
  expect(cleanQuery(typed)).toBe(query);
  expect(cleanQuery(query)).toBe(query);
});

it.each([
  ['[12:04:31] Error: Target closed at a.ts:3:9', 'Target closed'],
  ['Uncaught (in promise) TypeError: x is null', 'x is null'],
  ['Rendering failed process exited with code 1', 'Rendering failed'],
  ['[iOS] no sound', '[iOS] no sound'],
  ['error handling', 'error handling'],
  ['Error:', 'Error:'],
])('what was pasted along is left out: %s', (query, rest) => {
  expect(withoutPasted(query)).toBe(rest);
});
