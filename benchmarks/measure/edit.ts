import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import type {Browser} from '@playwright/test';
import type {Site} from '../sites/types';
import {median} from './median';
import {readProcessorSeconds} from './processes';
import {findFreePort} from './serve';

/** How fast the server for writers is. */
export type EditTimes = {
  /** From the start of the command until the page is on screen, in seconds. */
  readonly startSeconds: number;
  /** From a saved file until its text is on screen, in seconds; median. */
  readonly editSeconds: number;
  /** The slowest edit. */
  readonly slowestSeconds: number;
  /** Of the server, for each edit; other work on the machine changes it less. */
  readonly processorSeconds: number;
  /** Load average of the last minute when the edits began. */
  readonly load: number;
};

const EDITS = 10;

/** A server that has not started after this has failed, in ms. */
const PATIENCE = 300_000;

/** Between two edits the server finishes what the last one set off, in ms. */
const REST = 3000;

async function waitForServer(
  url: string,
  getOutput: () => string,
): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    try {
      if ((await fetch(url)).ok) {
        return;
      }
    } catch {
      // Nothing listens yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(
    `${url} did not answer within ${PATIENCE / 1000} s. The server said:\n${getOutput()}`,
  );
}

/** Starts the server for writers, edits one page and waits for its text. */
export async function measureEdits(
  browser: Browser,
  {dir, start, docsPage, docsFile}: Site,
): Promise<EditTimes> {
  const port = await findFreePort();
  const [program, ...args] = start(port);
  const started = performance.now();
  // A group of its own, so that what it starts ends with it.
  const child = spawn(program, args, {cwd: dir, detached: true});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const before = fs.readFileSync(docsFile, 'utf8');
  try {
    const url = `http://localhost:${port}`;
    await waitForServer(url, () => output);
    const page = await browser.newPage();
    await page.goto(url + docsPage, {timeout: PATIENCE});
    await page
      .getByRole('heading', {name: 'See also'})
      .waitFor({timeout: PATIENCE});
    const startSeconds = (performance.now() - started) / 1000;
    const times: number[] = [];
    await page.waitForTimeout(REST);
    const spent = await readProcessorSeconds(child.pid ?? 0);
    const load = os.loadavg()[0] ?? 0;
    for (let edit = 1; edit <= EDITS; edit++) {
      await page.waitForTimeout(REST);
      const text = `This is edit ${edit} of ${EDITS}.`;
      const saved = performance.now();
      // Below the front matter, where a writer would change a sentence.
      fs.writeFileSync(
        docsFile,
        before.replace(/^(---\n[\s\S]*?\n---\n)/, `$1\n${text}\n`),
      );
      await page.getByText(text).waitFor({timeout: PATIENCE});
      times.push((performance.now() - saved) / 1000);
    }
    await page.waitForTimeout(REST);
    const processorSeconds =
      ((await readProcessorSeconds(child.pid ?? 0)) - spent) / EDITS;
    await page.close();
    return {
      startSeconds,
      editSeconds: median(times),
      processorSeconds,
      slowestSeconds: Math.max(...times),
      load,
    };
  } finally {
    fs.writeFileSync(docsFile, before);
    if (child.pid !== undefined) {
      process.kill(-child.pid);
    }
  }
}
