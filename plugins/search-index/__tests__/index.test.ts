import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createEngine} from '../../../src/search/engine';
import searchIndexPlugin from '..';

let dir = '';

beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'search-index-'));
});

afterEach(async () => {
  await fs.rm(dir, {recursive: true});
});

function load(): ReturnType<typeof searchIndexPlugin> {
  return searchIndexPlugin({
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
  it('gets an index of its pages', async () => {
    await fs.mkdir(path.join(dir, 'build/about'), {recursive: true});
    await fs.writeFile(
      path.join(dir, 'build/about/index.html'),
      '<html lang=en><head><title>About us | Remotion</title></head><main><h1>About</h1><p>Who we are.</p></main></html>',
    );
    await load().postBuild?.({} as never);
    const engine = createEngine(await findFirst('build/search'));
    expect(engine.search('about us').hits[0]).toMatchObject({
      url: '/base/about/',
      section: 'site',
    });
  });
});

describe('npm start without a build', () => {
  it('gets an index of titles and descriptions', async () => {
    const plugin = load();
    await plugin.allContentLoaded?.({
      allContent: {
        'docusaurus-plugin-content-docs': {
          default: {
            loadedVersions: [
              {
                docs: [
                  {
                    id: 'sequence',
                    permalink: '/base/docs/sequence',
                    title: '<Sequence>',
                    description: 'Moves children in time.',
                  },
                ],
              },
            ],
          },
        },
      },
      actions: {} as never,
    });
    const draft = 'generated/search-index/search';
    expect(await readJson(draft, 'manifest.json')).toMatchObject({
      isPartial: true,
    });
    const engine = createEngine(await findFirst(draft));
    expect(engine.search('sequence').hits[0]).toMatchObject({
      url: '/base/docs/sequence/',
      section: 'api',
      kind: 'component',
    });
    expect(engine.search('tiktok template').hits[0]?.url).toBe(
      '/base/templates/tiktok/',
    );
  });
});
