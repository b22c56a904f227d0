import {expect, it} from 'vitest';
import {pinVersions} from '..';
import {TOOLKIT_VERSION} from '../../../../config/toolkit';

it.each([
  [
    'npm i --save-exact remotion @remotion/cli',
    `npm i --save-exact remotion@${TOOLKIT_VERSION} @remotion/cli@${TOOLKIT_VERSION}`,
  ],
  [
    'cd app\nnpm install @remotion/player react\nnpm install three',
    `cd app\nnpm install @remotion/player@${TOOLKIT_VERSION} react\nnpm install three`,
  ],
  // A page may need another release.
  ['npm i remotion@4.0.400', 'npm i remotion@4.0.400'],
  ['npx remotion add zod', 'npx remotion add zod'],
  ['npm i @remotion/unknown', 'npm i @remotion/unknown'],
])('%j becomes %j', (commands, expected) => {
  expect(pinVersions(commands)).toBe(expected);
});

it('pins peers that the toolkit accepts in one version', () => {
  expect(pinVersions('npm i zod mediabunny')).toMatch(
    /^npm i zod@\d+\.\d+\.\d+ mediabunny@\d+\.\d+\.\d+$/,
  );
});
