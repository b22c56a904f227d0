// The server for writers, on a copy of the site with a few synthetic pages.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {startSite, type StartedSite} from '../testbed/measure/startSite';
import {insertText} from '../testbed/sites/insertText';
import {createThisSite} from '../testbed/sites/thisSite';
import type {Site} from '../testbed/sites/types';
import {markElement} from './support/markElement';
import {watchPage} from './support/watchPage';

let site: Site;
let server: StartedSite;
let before = '';

test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'start-'));
  site = createThisSite(dir, 10);
  before = fs.readFileSync(site.docsFile, 'utf8');
  server = await startSite(site);
});

test.afterAll(() => {
  server.stop();
  fs.rmSync(site.dir, {recursive: true, force: true});
});

async function openStarted(page: Page): Promise<void> {
  await page.goto(server.url + site.docsPage);
  // A page is compiled when it is first asked for.
  await expect(page.getByRole('heading', {name: 'See also'})).toBeVisible({
    timeout: 30_000,
  });
}

test('an edited text is drawn in its place', async ({page}) => {
  const {messages, errors} = watchPage(page);
  await openStarted(page);
  expect(errors).toEqual([]);
  expect(messages.filter((text) => text.startsWith('error'))).toEqual([]);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const isSame = await markElement(sidebar);
  for (const text of ['The first edit.', 'The second edit.']) {
    fs.writeFileSync(site.docsFile, insertText(before, text));
    await expect(page.getByText(text)).toBeVisible({timeout: 20_000});
    expect(await isSame()).toBe(true);
  }
});

test('edited headings and titles are drawn everywhere', async ({page}) => {
  fs.writeFileSync(site.docsFile, before);
  await openStarted(page);
  const contents = page.getByRole('link', {name: 'Where to go', exact: true});
  await expect(contents).toHaveCount(0);
  const headed = before.replace('## See also', '## Where to go');
  fs.writeFileSync(site.docsFile, headed);
  await expect(contents).toBeVisible({timeout: 20_000});
  await expect(page.getByRole('heading', {name: 'Where to go'})).toBeVisible();
  fs.writeFileSync(
    site.docsFile,
    headed.replace(/^title: .*$/m, 'title: Another name'),
  );
  await expect(
    page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'Another name'}),
  ).toBeVisible({timeout: 20_000});
});

test('a mistake is shown over the page until it is mended', async ({page}) => {
  fs.writeFileSync(site.docsFile, before);
  await openStarted(page);
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
  fs.writeFileSync(site.docsFile, insertText(before, '<Unfinished'));
  const message = overlay.getByText(/^docs\/.*\.mdx:\d+:\d+: Unexpected/);
  await expect(message).toBeVisible({timeout: 20_000});
  fs.writeFileSync(site.docsFile, insertText(before, 'All is well.'));
  await expect(page.getByText('All is well.')).toBeVisible({timeout: 20_000});
  await expect(message).toHaveCount(0);
});

test('a mistake in a page that nobody looks at is said in the terminal', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openStarted(page);
  const [unseen = ''] = fs
    .readdirSync(path.dirname(site.docsFile))
    .filter((name) => name !== path.basename(site.docsFile));
  const file = path.join(path.dirname(site.docsFile), unseen);
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, insertText(text, '<Unfinished'));
  await expect
    .poll(server.readOutput, {timeout: 60_000})
    .toMatch(new RegExp(`${unseen}:\\d+:\\d+: Unexpected`));
  // Where it is opened, it is shown over the page.
  await page.goto(
    server.url + site.docsPage.replace(/[^/]+\/$/, unseen.replace('.mdx', '/')),
  );
  await expect(
    page
      .frameLocator('#webpack-dev-server-client-overlay')
      .getByText(/\.mdx:\d+:\d+: Unexpected/),
  ).toBeVisible({timeout: 20_000});
  fs.writeFileSync(file, text);
  await expect(page.getByRole('heading', {name: 'See also'})).toBeVisible({
    timeout: 20_000,
  });
});
