// What a writer sees in the terminal, on a copy of the site with a few pages.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {insertText} from '../testbed/sites/insertText';
import {createThisSite} from '../testbed/sites/thisSite';
import type {Site} from '../testbed/sites/types';
import {failToBuild} from './support/failToBuild';

/** Mistakes that a page shows when it is compiled: what is put in, what is said. */
const MISTAKES = [
  ['##### Too deep', ': the heading "Too deep" is an h5 after an h1.'],
  ['```ts\n// @noErrors\n```', ': "@noErrors" is not allowed.'],
  ['<Example name="Nope" />', ': there is no example "Nope".'],
  ['![A picture](./nope.png)', 'Markdown image with URL `./nope.png`'],
  ['<Unfinished', ': Unexpected'],
] as const;

/** A line of a stack trace, also in the frame that the bundler draws. */
const TRACE = /^[│\s]*at .+:\d+:\d+\)?$/m;

let site: Site;
let pages: readonly string[] = [];

test.describe.configure({mode: 'serial', timeout: 180_000});

test.beforeAll(() => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'mistakes-'));
  site = createThisSite(dir, MISTAKES.length + 1);
  const docsDir = path.join(site.dir, 'docs');
  pages = fs
    .readdirSync(docsDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(docsDir, name));
});

test.afterAll(() => {
  fs.rmSync(site.dir, {recursive: true, force: true});
});

function edit(
  page: string | undefined,
  change: (text: string) => string,
): void {
  if (page === undefined) {
    throw new Error('The copy of the site has fewer pages than are needed.');
  }
  fs.writeFileSync(page, change(fs.readFileSync(page, 'utf8')));
}

// Stack traces come when they are asked for: that ERROR_TRACES leaves the plugin
// out is tested with the configuration.
test('mistakes of a writer are shown as their messages, each once', () => {
  MISTAKES.forEach(([mistake], index) => {
    edit(pages[index], (text) => insertText(text, mistake));
  });
  edit(pages.at(-1), (text) =>
    text.replace('title:', 'api: "remotion#nothing"\ntitle:'),
  );
  const output = failToBuild(site);
  for (const message of [
    ...MISTAKES.map(([, said]) => said),
    'exports no "nothing". Correct the name, or remove it.',
  ]) {
    expect.soft(output.split(message), message).toHaveLength(2);
  }
  expect(output).not.toMatch(TRACE);
});
