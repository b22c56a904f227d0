// What a writer sees in the terminal, on a copy of the site with a few pages.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {insertText} from '../testbed/sites/insertText';
import {createThisSite} from '../testbed/sites/thisSite';

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

function edit(file: string, change: (text: string) => string): void {
  fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
}

// That stack traces come on demand is tested with the configuration.
test('mistakes of a writer are shown as their messages, each once', () => {
  test.setTimeout(180_000);
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'mistakes-'));
  try {
    const {build} = createThisSite(dir, MISTAKES.length + 1);
    const [symbolPage = '', ...pages] = fs
      .readdirSync(path.join(dir, 'docs'), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => path.join(dir, 'docs', name));
    edit(symbolPage, (text) =>
      text.replace('title:', 'api: "remotion#nothing"\ntitle:'),
    );
    MISTAKES.forEach(([mistake], index) => {
      edit(pages[index] ?? '', (text) => insertText(text, mistake));
    });
    const [program, ...args] = build;
    const {stdout, stderr, status} = spawnSync(program, args, {
      cwd: dir,
      encoding: 'utf8',
      env: {...process.env, FORCE_COLOR: '0'},
    });
    expect(status).toBe(1);
    const output = stdout + stderr;
    for (const message of [
      ...MISTAKES.map(([, said]) => said),
      'exports no "nothing". Correct the name, or remove it.',
    ]) {
      expect.soft(output.split(message), message).toHaveLength(2);
    }
    expect(output).not.toMatch(TRACE);
  } finally {
    fs.rmSync(dir, {recursive: true, force: true});
  }
});
