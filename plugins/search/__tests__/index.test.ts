import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createTempDir, writeFiles} from '../../__tests__/tempDir';
import {createEngine} from '../client/engine/engine';
import searchPlugin from '..';

const env = vi.hoisted(() => ({isStart: false}));
vi.mock('../../../config/env', () => ({env}));

let dir: string;

beforeEach(() => {
  dir = createTempDir();
});

afterEach(() => {
  env.isStart = false;
});

function load(): ReturnType<typeof searchPlugin> {
  return searchPlugin({
    siteDir: path.resolve(__dirname, '../../..'),
    outDir: path.join(dir, 'build'),
    generatedFilesDir: path.join(dir, 'generated'),
    baseUrl: '/base/',
  } as unknown as LoadContext);
}

async function readJson(...parts: string[]): Promise<Record<string, unknown>> {
  return JSON.parse(
    await fs.readFile(path.join(dir, ...parts), 'utf8'),
  ) as Record<string, unknown>;
}

async function findFirst(folder: string): Promise<unknown> {
  const {files} = await readJson(folder, 'manifest.json');
  const {headings} = files as {headings: {file: string}};
  return readJson(folder, headings.file);
}

describe('a build', () => {
  it('gets no index of titles before', async () => {
    await load().allContentLoaded?.(contentOf('<Sequence>'));
    await expect(fs.readdir(dir)).resolves.toEqual([]);
  });

  it('gets an index of its pages', async () => {
    writeFiles(dir, {
      'build/about/index.html':
        '<html lang=en><head><title>About us | Remotion</title></head><main><h1>About</h1><p>Who we are.</p></main></html>',
    });
    await load().postBuild?.({} as never);
    const engine = createEngine(await findFirst('build/search'));
    expect(engine.search('about us').hits[0]).toMatchObject({
      url: '/base/about/',
      section: 'site',
    });
  });
});

/** What the plugins loaded: one page of the documentation. */
function contentOf(title: string): never {
  const docs = [
    {
      id: 'sequence',
      permalink: '/base/docs/sequence',
      title,
      description: 'Moves children in time.',
    },
  ];
  return {
    allContent: {
      'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}},
    },
    actions: {},
  } as never;
}

const DRAFT = 'generated/search/search';

describe('npm start without a build', () => {
  beforeEach(() => {
    env.isStart = true;
  });

  it('gets an index of titles and descriptions', async () => {
    await load().allContentLoaded?.(contentOf('<Sequence>'));
    expect(await readJson(DRAFT, 'manifest.json')).toMatchObject({
      isPartial: true,
    });
    const engine = createEngine(await findFirst(DRAFT));
    expect(engine.search('sequence').hits[0]).toMatchObject({
      url: '/base/docs/sequence/',
      section: 'api',
      kind: 'component',
    });
    expect(engine.search('tiktok template').hits[0]?.url).toBe(
      '/base/templates/tiktok/',
    );
  });

  it('makes it again when edits rest, so that no edit waits for it', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const plugin = load();
    await plugin.allContentLoaded?.(contentOf('Before'));
    const before = await readJson(DRAFT, 'manifest.json');
    await plugin.allContentLoaded?.(contentOf('Between'));
    vi.advanceTimersByTime(1999);
    await plugin.allContentLoaded?.(contentOf('Hyperframes'));
    vi.advanceTimersByTime(1999);
    expect(await readJson(DRAFT, 'manifest.json')).toEqual(before);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await vi.waitFor(async () => {
      const engine = createEngine(await findFirst(DRAFT));
      expect(engine.search('hyperframes').hits[0]?.url).toBe(
        '/base/docs/sequence/',
      );
    });
  });
});
