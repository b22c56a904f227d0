/** Search plugins for Docusaurus: their indexer on our pages, their own search. */
import fs from 'node:fs';
import path from 'node:path';
import {
  answerTimed,
  bundle,
  copyPages,
  gzipLength,
  requirePackage,
  timed,
} from './load';
import {RESULTS, type PeerContext, type PeerEntry} from './types';

const pageUrl = ({url}: {readonly url: string}): string =>
  url.split('#')[0] ?? url;

/** The pages that our own index has, so that all search the same. */
function routesOf({records}: PeerContext): string[] {
  return [...new Set(records.map(pageUrl))];
}

type Plugin = {readonly postBuild: (props: unknown) => Promise<void>};

type SearchLocal = {
  readonly default: (context: unknown, options: unknown) => Plugin;
  readonly validateOptions: (input: unknown) => Record<string, unknown>;
};

type SearchWorker = {
  readonly SearchWorker: new () => {
    search: (
      baseUrl: string,
      context: string,
      query: string,
      limit: number,
    ) => Promise<{readonly document: {readonly u: string; h?: string}}[]>;
  };
};

/** With its defaults, and with pages and all three blogs. */
const searchLocal: PeerEntry = {
  name: 'docusaurus-search-local',
  kind: 'product',
  async open(context) {
    const {packagesDir, workDir, outDir} = context;
    const name = '@easyops-cn/docusaurus-search-local';
    const {default: makePlugin, validateOptions} = requirePackage<SearchLocal>(
      packagesDir,
      name,
    );
    const options = validateOptions({
      options: {
        indexPages: true,
        blogRouteBasePath: ['blog', 'learn', 'success-stories'],
      },
      validate: (
        schema: {validate: (value: unknown) => {value: unknown}},
        value: unknown,
      ) => schema.validate(value).value,
    });
    const pagesDir = path.join(workDir, 'pages');
    copyPages(outDir, pagesDir);
    const generatedFilesDir = path.join(workDir, 'generated');
    const plugin = makePlugin(
      {
        generatedFilesDir,
        siteDir: workDir,
        baseUrl: '/',
        i18n: {currentLocale: 'en'},
        siteConfig: {themeConfig: {}, trailingSlash: true},
      },
      options,
    );
    const {time: indexTime} = await timed(() =>
      plugin.postBuild({
        routesPaths: routesOf(context),
        outDir: pagesDir,
        baseUrl: '/',
        siteConfig: {trailingSlash: true},
        plugins: [],
      }),
    );
    const content = fs.readFileSync(
      path.join(pagesDir, 'search-index.json'),
      'utf8',
    );
    const comlink = path.join(workDir, 'comlink.js');
    fs.writeFileSync(comlink, 'export const expose = () => undefined;\n');
    const packageDir = path.join(packagesDir, 'node_modules', name);
    const {SearchWorker} = await bundle<SearchWorker>(
      path.join(packageDir, 'dist/client/client/theme/worker.js'),
      workDir,
      {comlink, '@generated': generatedFilesDir},
    );
    const worker = new SearchWorker();
    await withIndex(content, () => worker.search('/', '', 'index', 1));
    return {
      indexTime,
      firstBytes: () => gzipLength(content),
      search: answerTimed(async (query) =>
        (await worker.search('/', '', query, RESULTS)).map(
          ({document}) => document.u + (document.h ?? ''),
        ),
      ),
    };
  },
};

/** Stands in for the page that fetches the index, while it is loaded. */
async function withIndex(
  content: string,
  run: () => Promise<unknown>,
): Promise<void> {
  const scope = globalThis as {fetch: unknown; location?: unknown};
  const before = {fetch: scope.fetch, location: scope.location};
  scope.location = {origin: 'http://localhost'};
  scope.fetch = () => Promise.resolve(new Response(content));
  try {
    await run();
  } finally {
    Object.assign(scope, before);
  }
}

type LunrUtils = {
  readonly generateLunrClientJS: (dir: string, language: string) => unknown;
};

type LunrAdapter = {
  readonly default: new (
    documents: unknown,
    index: unknown,
    baseUrl: string,
    maxHits: number,
  ) => {search: (query: string) => Promise<{readonly url: string}[]>};
};

/** With its defaults, and as many results as are measured. */
const lunrSearch: PeerEntry = {
  name: 'docusaurus-lunr-search',
  kind: 'product',
  async open(context) {
    const {packagesDir, workDir, outDir} = context;
    const name = 'docusaurus-lunr-search';
    const makePlugin = requirePackage<
      (context: unknown, options: unknown) => Plugin
    >(packagesDir, name);
    const pagesDir = path.join(workDir, 'pages');
    copyPages(outDir, pagesDir);
    const plugin = makePlugin({}, {indexBaseUrl: true});
    const {time: indexTime} = await timed(() =>
      plugin.postBuild({
        routesPaths: routesOf(context),
        outDir: pagesDir,
        baseUrl: '/',
        plugins: [],
      }),
    );
    const read = (file: string): string =>
      fs.readFileSync(path.join(pagesDir, file), 'utf8');
    const contents = [read('search-doc.json'), read('lunr-index.json')];
    requirePackage<LunrUtils>(
      packagesDir,
      `${name}/src/utils.js`,
    ).generateLunrClientJS(workDir, 'en');
    const lunr = path.join(packagesDir, 'node_modules/lunr/lunr.js');
    fs.writeFileSync(
      path.join(workDir, 'lunr.client.js'),
      `import lunr from ${JSON.stringify(lunr)};\nexport default lunr;\n`,
    );
    const {default: Adapter} = await bundle<LunrAdapter>(
      path.join(
        packagesDir,
        `node_modules/${name}/src/theme/SearchBar/lunar-search.js`,
      ),
      workDir,
      {'@generated': workDir},
    );
    const [documents = '', index = ''] = contents;
    const {searchDocs} = JSON.parse(documents) as {searchDocs: unknown};
    const adapter = new Adapter(searchDocs, JSON.parse(index), '/', RESULTS);
    return {
      indexTime,
      firstBytes: () => gzipLength(documents) + gzipLength(index),
      search: answerTimed(async (query) =>
        (await adapter.search(query)).map(({url}) => url),
      ),
    };
  },
};

export const plugins: readonly PeerEntry[] = [searchLocal, lunrSearch];
