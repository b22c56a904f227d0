import fs from 'node:fs';
import os from 'node:os';
import type {Browser, Page} from '@playwright/test';
import {insertText} from '../../testbed/sites/insertText';
import type {Site} from '../../testbed/sites/types';
import {median} from './quantile';
import {readProcessorSeconds} from '../../testbed/measure/processes';
import {START_TIMEOUT_MS, startSite} from '../../testbed/measure/startSite';

/** How fast the server for writers is. */
type EditTimes = {
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

/** Between two edits the server finishes what the last one set off, in ms. */
const PAUSE_MS = 3000;

/** Waits frame by frame: a locator looks twice a second. */
async function waitForText(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('main')?.textContent.includes(wanted),
    text,
    {timeout: START_TIMEOUT_MS},
  );
}

/** Starts the server for writers, edits one page and waits for its text. */
export async function measureEdits(
  browser: Browser,
  site: Site,
): Promise<EditTimes> {
  const {docsPage, docsFile} = site;
  const before = fs.readFileSync(docsFile, 'utf8');
  const started = performance.now();
  const {url, pid, stop} = await startSite(site);
  try {
    const page = await browser.newPage();
    await page.goto(url + docsPage, {timeout: START_TIMEOUT_MS});
    await waitForText(page, 'See also');
    const startSeconds = (performance.now() - started) / 1000;
    const times: number[] = [];
    await page.waitForTimeout(PAUSE_MS);
    const spent = await readProcessorSeconds(pid);
    const load = os.loadavg()[0] ?? 0;
    for (let edit = 1; edit <= EDITS; edit++) {
      await page.waitForTimeout(PAUSE_MS);
      const text = `This is edit ${edit} of ${EDITS}.`;
      const isShown = waitForText(page, text);
      const saved = performance.now();
      fs.writeFileSync(docsFile, insertText(before, text));
      await isShown;
      times.push((performance.now() - saved) / 1000);
    }
    await page.waitForTimeout(PAUSE_MS);
    const processorSeconds =
      ((await readProcessorSeconds(pid)) - spent) / EDITS;
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
    stop();
  }
}
