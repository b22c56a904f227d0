import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {createTempDir, writeFiles} from '../../__tests__/tempDir';
import {
  addressOf,
  createDocsIndex,
  forgetDocsIndex,
  hashNames,
  loadDocsIndex,
} from '..';
import {page} from './page';

let docsDir: string;

beforeEach(() => {
  docsDir = createTempDir();
});

function write(file: string, api: string, body = 'Text.'): void {
  const text = `---\ntitle: Page\napi: "${api}"\n---\n\n${body}\n`;
  writeFiles(docsDir, {[file]: text});
}

describe('loadDocsIndex', () => {
  it('describes a page by its file and by the sidebars of the site', async () => {
    write('player/player.mdx', '@remotion/player#Player');
    write('player/_part.mdx', '@remotion/player#Thumbnail');
    const {pages} = await loadDocsIndex(docsDir);
    expect(pages).toMatchObject([
      {
        id: 'player/player',
        file: 'player/player.mdx',
        address: '/docs/player/player/',
        title: 'Page',
        description: '',
        position: {sidebar: 'apiSidebar', categories: ['@remotion/player']},
        api: ['@remotion/player#Player'],
        commands: [],
      },
    ]);
  });

  it('knows the heading that has the name of an export', async () => {
    write('types.mdx', 'remotion#Codec', '### Codec');
    write('loop.mdx', 'remotion#Loop');
    const {symbols} = await loadDocsIndex(docsDir);
    expect(symbols.get('remotion#Codec')?.[0]?.address).toBe(
      '/docs/types/#codec',
    );
    expect(symbols.get('remotion#Loop')?.[0]?.address).toBe('/docs/loop/');
  });

  it('is read once, and again when it was forgotten', async () => {
    write('spring.mdx', 'remotion#spring');
    write('loop.mdx', 'remotion#Loop');
    const first = loadDocsIndex(docsDir);
    await first;
    write('spring.mdx', 'remotion#measureSpring');
    write('freeze.mdx', 'remotion#Freeze');
    fs.rmSync(path.join(docsDir, 'loop.mdx'));
    expect(loadDocsIndex(docsDir)).toBe(first);
    forgetDocsIndex();
    expect([...(await loadDocsIndex(docsDir)).symbols.keys()]).toEqual([
      'remotion#Freeze',
      'remotion#measureSpring',
    ]);
  });

  it('is one for all who load this module anew, as the framework does', async () => {
    write('spring.mdx', 'remotion#spring');
    const first = loadDocsIndex(docsDir);
    vi.resetModules();
    const other = await import('..');
    expect(other.loadDocsIndex(docsDir)).toBe(first);
    other.forgetDocsIndex();
    expect(loadDocsIndex(docsDir)).not.toBe(first);
  });
});

describe('createDocsIndex', () => {
  it('takes the first export and every command for what a page is about', () => {
    const {symbols} = createDocsIndex([
      page('a.mdx', {api: ['remotion#a', 'remotion#A']}),
      page('b.mdx', {commands: ['remotion b', 'remotion c']}),
    ]);
    expect(
      [...symbols].map(([key, [it]]) => [key, it?.isMain, it?.address]),
    ).toEqual([
      ['remotion#a', true, '/docs/a/'],
      ['remotion#A', false, '/docs/a/'],
      ['remotion b', true, '/docs/b/'],
      ['remotion c', true, '/docs/b/'],
    ]);
  });

  it('lists the exports of a name in their order, and no commands', () => {
    const {symbolsByName} = createDocsIndex([
      page('player.mdx', {api: ['@remotion/player#Props']}),
      page('cli/render.mdx', {commands: ['remotion render']}),
      page('props.mdx', {api: ['remotion#Props']}),
      page('twice.mdx', {api: ['remotion#Props']}),
    ]);
    expect([...symbolsByName.keys()]).toEqual(['Props']);
    expect(symbolsByName.get('Props')?.map(({address}) => address)).toEqual([
      '/docs/player/',
      '/docs/props/',
    ]);
  });
});

describe('hashNames', () => {
  const hash = (title: string, text: string): string =>
    hashNames(createDocsIndex([page('a.mdx', {title, text})]));

  it('changes with titles and headings that are names, not with text', () => {
    const before = hash('a()', '### seed\n\nText.');
    expect(hash('a()', '### seed\n\nOther text.\n\n## New section')).toBe(
      before,
    );
    expect(hash('b()', '### seed\n\nText.')).not.toBe(before);
    expect(hash('a()', '### salt\n\nText.')).not.toBe(before);
  });
});

describe('addressOf', () => {
  it.each([
    ['player/scaling.mdx', undefined, '/docs/player/scaling/'],
    ['player/index.mdx', undefined, '/docs/player/'],
    ['index.md', undefined, '/docs/'],
    ['getting-started.mdx', '/', '/docs/'],
    ['a.mdx', '/b', '/docs/b/'],
  ])('of %s with the slug %s is %s', (file, slug, address) => {
    expect(addressOf(file, slug)).toBe(address);
  });
});
