// Types of navbar items that the site itself does not use, on a copy of it with a
// few pages.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildOnce} from '../testbed/measure/build';
import {serve} from '../testbed/measure/serve';
import {createThisSite} from '../testbed/sites/thisSite';
import type {Site} from '../testbed/sites/types';
import {Navbar} from './pages/Navbar';
import {SideMenu} from './pages/SideMenu';
import {failToBuild} from './support/failToBuild';
import {openPage} from './support/openPage';
import {watchPage} from './support/watchPage';

let site: Site;

test.describe.configure({mode: 'serial', timeout: 180_000});

function edit(name: string, change: (text: string) => string): void {
  const file = path.join(site.dir, name);
  fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
}

function addItems(items: readonly object[]): void {
  edit(
    'config/navbar.ts',
    (text) => `${text}\nnavbar.items.push(...${JSON.stringify(items)});\n`,
  );
}

test.beforeAll(() => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'navbar-items-'));
  site = createThisSite(dir, 4);
});

test.afterAll(() => {
  fs.rmSync(site.dir, {recursive: true, force: true});
});

test('every type of item is drawn, and an unlisted document only on its own page', async ({
  page,
}) => {
  // Pages of this site cannot be unlisted.
  edit('docusaurus.config.ts', (text) =>
    text.replace(
      '...config,',
      '...config, markdown: {...config.markdown, parseFrontMatter: undefined},',
    ),
  );
  for (const [name, frontMatter] of [
    ['shown', 'title: Shown'],
    ['hidden', 'title: Hidden\nunlisted: true'],
  ]) {
    fs.writeFileSync(
      path.join(site.dir, `docs/${name}.mdx`),
      `---\n${frontMatter}\ndescription: A page for the navbar.\n---\n\nText.\n`,
    );
  }
  addItems([
    {type: 'html', value: '<b>Beta</b>'},
    {type: 'doc', docId: 'shown', label: 'Shown document'},
    {type: 'doc', docId: 'hidden', label: 'Hidden document'},
    {type: 'docsVersion', label: 'This version'},
    {type: 'search'},
  ]);
  await buildOnce(site);
  const server = await serve(path.join(site.dir, site.outDir));
  try {
    const watch = watchPage(page);
    await page.setViewportSize({width: 1920, height: 900});
    const navbar = await Navbar.open(page, server.url);
    await expect(navbar.root.getByText('Beta')).toBeVisible();
    await expect(navbar.link('Shown document')).toHaveAttribute(
      'href',
      '/docs/shown/',
    );
    await expect(navbar.link('This version')).toHaveAttribute(
      'href',
      /^\/docs/,
    );
    await expect(navbar.search).toHaveCount(1);
    await expect(navbar.link('Hidden document')).toHaveCount(0);

    await page.setViewportSize({width: 390, height: 844});
    await openPage(page, `${server.url}/docs/hidden/`);
    const menu = new SideMenu(page);
    await menu.open();
    for (const name of ['Shown document', 'Hidden document', 'This version']) {
      await expect(menu.link(name)).toBeVisible();
    }
    await expect(menu.dialog.getByText('Beta')).toBeVisible();
    await menu.link('Shown document').click();
    await expect(page).toHaveURL(`${server.url}/docs/shown/`);
    await menu.open();
    await expect(menu.link('Shown document')).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(menu.link('Hidden document')).toHaveCount(0);
    expect(watch.all()).toEqual([]);
  } finally {
    server.close();
  }
});

test('an item for a sidebar without pages stops the build', () => {
  edit('sidebars.ts', (text) =>
    text.replace('{', '{"empty":[{"type":"html","value":"Nothing"}],'),
  );
  addItems([{type: 'docSidebar', sidebarId: 'empty', label: 'Empty'}]);
  expect(failToBuild(site)).toContain(
    `Sidebar with ID "empty" doesn't have anything to be linked to.`,
  );
});
