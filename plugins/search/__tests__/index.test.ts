import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {search} from '../../../config/search';
import {createTempDir, writeFiles} from '../../__tests__/tempDir';
import {createEngine, type SearchEngine} from '../client/engine/engine';
import {fileNames} from '../client/engine/fileNames';
import type {Manifest} from '../client/engine/format';
import {vocabularyOf} from '../options';
import searchPlugin from '..';

let dir: string;
beforeEach(() => {
  dir = createTempDir();
});

function load(): ReturnType<typeof searchPlugin> {
  const context = {
    siteDir: path.resolve(__dirname, '../../..'),
    outDir: path.join(dir, 'build'),
    baseUrl: '/base/',
  };
  return searchPlugin(context as LoadContext, search);
}

async function openEngine(
  readFile: (name: string) => Promise<string>,
): Promise<SearchEngine> {
  const manifest = JSON.parse(await readFile('manifest.json')) as Manifest;
  const headings = await readFile(fileNames(manifest).headings);
  return createEngine(manifest, JSON.parse(headings), vocabularyOf(search));
}

it('a build gets an index of its pages', async () => {
  writeFiles(dir, {
    'build/about/index.html':
      '<html lang=en><head><title>About us | Remotion</title></head><main><h1>About</h1><p>Who we are.</p></main></html>',
  });
  await load().postBuild?.({} as never);
  const engine = await openEngine((name) =>
    fs.readFile(path.join(dir, 'build/search', name), 'utf8'),
  );
  expect(engine.search('about us').hits[0]).toMatchObject({
    url: '/base/about/',
    section: 'site',
  });
});

// The facts of all pages take seconds on a machine with other work.
describe('the server of npm start', {timeout: 30_000}, () => {
  type Middleware = {
    readonly path: string;
    readonly middleware?: (
      request: {url: string},
      response: {end: (content: string) => void},
      next: (error?: Error) => void,
    ) => void;
  };

  /** Asks for a file of the search; rejects where others answer. */
  function startServer(): (name: string) => Promise<string> {
    const others = {path: '/'};
    const middlewares: Middleware[] = [others];
    const config = load().configureWebpack?.({}, false, {} as never, null);
    const {devServer} = config as unknown as {
      devServer: {setupMiddlewares: (list: Middleware[]) => Middleware[]};
    };
    expect(devServer.setupMiddlewares(middlewares)).toEqual([]);
    expect(middlewares).toMatchObject([{path: '/base/search/'}, others]);
    return (name) =>
      new Promise((resolve, reject) => {
        middlewares[0]?.middleware?.(
          {url: `/${name}`},
          {end: resolve},
          (error) => reject(error ?? new Error('Not found')),
        );
      });
  }

  it('makes an index of titles and descriptions where there is no build', async () => {
    const engine = await openEngine(startServer());
    expect(engine.search('Sequence').hits[0]).toMatchObject({
      url: '/base/docs/sequence/',
      section: 'api',
      kind: 'component',
    });
    for (const [query, url] of [
      ['tiktok template', '/base/templates/tiktok/'],
      ['success stories', '/base/success-stories/'],
    ] as const) {
      expect(engine.search(query).hits[0]?.url).toBe(url);
    }
    expect(engine.search('ask ai').hits.map(({url}) => url)).not.toContain(
      '/base/ai-embed/',
    );
  });

  it('leaves the answer to the index of a build as soon as there is one', async () => {
    const readFile = startServer();
    await expect(readFile('manifest.json')).resolves.toContain('buildId');
    writeFiles(dir, {'build/search/manifest.json': '{}'});
    await expect(readFile('manifest.json')).rejects.toThrow('Not found');
  });

  it('leaves other files alone', async () => {
    await expect(startServer()('index.html')).rejects.toThrow('Not found');
  });
});

it('the client gets what is to be shown of the site', async () => {
  const createData = vi.fn();
  await load().contentLoaded?.({actions: {createData}} as never);
  const data = new Map(createData.mock.calls as [string, object][]);
  expect(data.get('site.json')).toMatchObject({
    filters: search.filters,
    postSections: ['blog', 'stories'],
  });
  expect(data.get('vocabulary.json')).toMatchObject(search.vocabulary);
});
