import fs from 'node:fs';
import path from 'node:path';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {ChunkNames, DocusaurusConfig} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {normalizePath} from './client/normalizePath';
import {
  emitCards,
  emitRegistry,
  emitRoutesModule,
  emitShard,
  emitSidebar,
  emitTable,
  emitVersion,
  requestOf,
  type Pages,
} from './emit';
import {
  listNames,
  UnexpectedFileError,
  type Generated,
  type Route,
} from './generated';
import {
  cutRuns,
  findLinkedEverywhere,
  findShells,
  indexDocs,
  namesOfKept,
  pruneGlobalData,
  routeKey,
  splitRoutes,
  type Leaf,
} from './routes';
import {cutSidebar, linksOf, siblingIds, type CutSidebar} from './sidebars';

/** A site as the plugin reads it. */
export type Site = {
  readonly generated: Generated;
  readonly generatedDir: string;
  readonly siteDir: string;
  readonly config: DocusaurusConfig;
  /** See the option of this name. */
  readonly linkedEverywhere: readonly string[];
};

/** What replaces generated modules, and what the bundler plugin must know. */
export type Plan = {
  /** Text of each file to write, by its name. */
  readonly files: ReadonlyMap<string, string>;
  /**
   * How far from the main bundle a chunk is that names other files. A chunk may
   * only name files of chunks that are farther, or no hash could be computed.
   */
  readonly levels: ReadonlyMap<string, number>;
  /** Chunks of the frame of pages, each made of several. */
  readonly shells: ReadonlySet<string>;
  /** Chunks whose files a chunk must name though it does not load them itself. */
  readonly extras: ReadonlyMap<string, readonly string[]>;
};

/** A version of the docs with its sidebars in parts. */
type Version = {
  readonly key: string;
  readonly metadata: PropVersionMetadata;
  readonly sidebars: ReadonlyMap<string, CutSidebar & {readonly name: string}>;
};

const PROPS = '__props';

function readProps(
  request: string | undefined,
  {generatedDir}: Site,
): Record<string, unknown> | undefined {
  const name = request?.replace(/^@generated\//, '');
  if (!name?.endsWith('.json') || name === request) {
    return undefined;
  }
  const file = path.join(generatedDir, name);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
}

function isVersion(value: unknown): value is PropVersionMetadata {
  return (
    typeof value === 'object' &&
    value !== null &&
    'docsSidebars' in value &&
    'docs' in value &&
    'pluginId' in value
  );
}

function cutVersion(metadata: PropVersionMetadata): Version {
  const key = `${metadata.pluginId}/${metadata.version}`;
  const nameOf = (labels: readonly string[]): string =>
    `sidebar-${simpleHash(JSON.stringify([key, ...labels]), 8)}`;
  const sidebars = Object.entries(metadata.docsSidebars).map(
    ([name, items]) =>
      [
        name,
        {
          name: nameOf([name]),
          ...cutSidebar(items, (labels) => nameOf([name, ...labels])),
        },
      ] as const,
  );
  return {key, metadata, sidebars: new Map(sidebars)};
}

/** The versions of the docs, by the name of the chunk with their properties. */
function findVersions(site: Site): {
  readonly byChunk: ReadonlyMap<string, Version>;
  readonly byParent: ReadonlyMap<string, Version>;
  readonly others: ReadonlyMap<string, unknown>;
} {
  const {routes, chunkNames, registry, globalData} = site.generated;
  const byChunk = new Map<string, Version>();
  const byParent = new Map<string, Version>();
  const others = new Map<string, unknown>();
  const visit = (route: Route, outer: Version | undefined): void => {
    const chunk = chunkNames[routeKey(route)]?.[PROPS];
    let version = outer;
    if (route.routes && typeof chunk === 'string') {
      const props = readProps(registry.get(chunk), site);
      if (isVersion(props?.version)) {
        const {version: metadata, ...rest} = props;
        version = cutVersion(metadata);
        byChunk.set(chunk, version);
        others.set(chunk, rest);
      }
    }
    if (version) {
      byParent.set(routeKey(route), version);
    }
    route.routes?.forEach((child) => visit(child, version));
  };
  routes.forEach((route) => visit(route, undefined));
  const docsData = globalData['docusaurus-plugin-content-docs'] ?? {};
  const expected = Object.values(docsData).flatMap(
    (data) => (data as {versions: unknown[]}).versions,
  ).length;
  if (byChunk.size !== expected) {
    throw new UnexpectedFileError(
      path.join(site.generatedDir, 'routesChunkNames.json'),
      `the properties of ${expected} versions of the docs, with docsSidebars and docs`,
      byChunk.size,
    );
  }
  return {byChunk, byParent, others};
}

/** Whether a page lists documents with their descriptions, as cards. */
function hasCards(
  {chunkNames}: Pick<Leaf, 'chunkNames'>,
  {generated, siteDir}: Site,
): boolean {
  const {registry} = generated;
  const requestOfName = (name: unknown): string =>
    (typeof name === 'string' ? registry.get(name) : undefined) ?? '';
  const component = requestOfName(chunkNames.__comp);
  if (component.endsWith('DocCategoryGeneratedIndexPage')) {
    return true;
  }
  const content = requestOfName(chunkNames.content);
  const file = content.replace(/^@site\//, '');
  return (
    file !== content &&
    /\.mdx?$/.test(file) &&
    fs.readFileSync(path.join(siteDir, file), 'utf8').includes('DocCard')
  );
}

/**
 * Configuration that only the build reads. It can be long, such as a list of
 * redirects, and the browser would get all of it.
 */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
] as const satisfies readonly (keyof DocusaurusConfig)[];

function pruneConfig(config: DocusaurusConfig): object {
  return Object.fromEntries(
    Object.entries(config).filter(
      ([name]) => !(BUILD_ONLY as readonly string[]).includes(name),
    ),
  );
}

/**
 * Decides which module holds what, and writes the text of each.
 *
 * @throws UnexpectedFileError if the properties of a version are not found
 */
export function makePlan(site: Site): Plan {
  const {generated, config} = site;
  const {chunkNames, globalData} = generated;
  const {byChunk, byParent, others} = findVersions(site);
  const linked = findLinkedEverywhere(
    [
      (config.themeConfig as {readonly navbar?: unknown}).navbar,
      site.linkedEverywhere.map((to) => ({to})),
    ],
    globalData,
    config.baseUrl,
  );
  const {kept, leaves: bareLeaves} = splitRoutes(generated, (key) =>
    linked.keys.has(key),
  );
  const docsOfPage = indexDocs(globalData);
  const shells = findShells(generated);

  const files = new Map<string, string>();
  const levels = new Map<string, number>();
  const extras = new Map<string, readonly string[]>();
  const registry = new Map(generated.registry);
  for (const [chunk, version] of byChunk) {
    const name = `version-${chunk}`;
    registry.set(chunk, requestOf(name));
    files.set(
      `${name}.js`,
      emitVersion(
        version.key,
        {...version.metadata, docs: undefined, docsSidebars: undefined},
        others.get(chunk),
      ),
    );
  }

  /** Sidebars that pages show; nothing leads to the files of others. */
  const shown = new Set<CutSidebar>();

  /** The chunks of a page, with those of the part of the sidebar it shows. */
  function completeNames(leaf: Omit<Leaf, 'hash' | 'list'>): ChunkNames {
    const version = leaf.parent ? byParent.get(leaf.parent) : undefined;
    const sidebar = version?.sidebars.get(String(leaf.attributes.sidebar));
    if (!version || !sidebar) {
      return leaf.chunkNames;
    }
    shown.add(sidebar);
    const parts = [sidebar.name, ...(sidebar.partsOfPage.get(leaf.key) ?? [])];
    if (hasCards(leaf, site)) {
      const name = `cards-${simpleHash(`${version.key}${leaf.path}`, 8)}`;
      const items =
        version.metadata.docsSidebars[String(leaf.attributes.sidebar)] ?? [];
      const docs = siblingIds(items, leaf.key).flatMap((id) => {
        const doc = version.metadata.docs[id];
        return doc ? [[id, doc] as const] : [];
      });
      files.set(`${name}.js`, emitCards(version.key, Object.fromEntries(docs)));
      parts.push(name);
    }
    return {
      ...leaf.chunkNames,
      sidebarParts: Object.fromEntries(Object.entries(parts)),
    };
  }

  const leaves = bareLeaves.map((leaf) => ({
    ...leaf,
    chunkNames: completeNames(leaf),
  }));
  const leavesByKey = new Map<string, Leaf[]>();
  for (const leaf of leaves) {
    leavesByKey.set(leaf.key, [...(leavesByKey.get(leaf.key) ?? []), leaf]);
  }

  const keptNames: Record<string, ChunkNames> = {};
  const keptPages = new Set<string>();
  const keepNames = (routes: typeof kept, parent?: string): void => {
    for (const route of routes) {
      const key = routeKey(route);
      const names = chunkNames[key];
      if (names) {
        const {path: routePath, attributes} = route;
        const page = {
          key: normalizePath(routePath),
          path: routePath,
          attributes,
        };
        keptNames[key] = route.routes
          ? names
          : completeNames({...page, chunkNames: names, parent});
        keptPages.add(page.key);
      }
      keepNames(route.routes ?? [], key);
    }
  };
  keepNames(kept);

  const mainNames = new Set([
    ...namesOfKept(kept, keptNames),
    ...shells.keys(),
  ]);
  const toPages = (members: readonly Leaf[]): Pages => ({
    leaves: members,
    docs: members.flatMap(({key}) => docsOfPage.get(key) ?? []),
    names: members
      .flatMap((leaf) => listNames(leaf.chunkNames))
      .filter((name) => !mainNames.has(name)),
  });

  const shards = cutRuns(leaves).map((run, index) => {
    const name = `routes-${index}`;
    files.set(`${name}.js`, emitShard(toPages(run), registry));
    levels.set(name, 1);
    return {name, firstKey: run[0]?.key ?? ''};
  });

  for (const version of new Set(byChunk.values())) {
    for (const [id, sidebar] of version.sidebars) {
      if (!shown.has(sidebar)) {
        continue;
      }
      // Pages of other sidebars would name files that lead back to this one.
      const pagesOf = (items: Parameters<typeof linksOf>[0]): Pages =>
        toPages(
          [...new Set(linksOf(items))]
            .flatMap((key) => leavesByKey.get(key) ?? [])
            .filter(
              ({attributes, parent}) =>
                attributes.sidebar === id &&
                parent !== undefined &&
                byParent.get(parent) === version,
            ),
        );
      files.set(
        `${sidebar.name}.js`,
        emitSidebar(
          'addSidebar',
          {
            version: version.key,
            name: id,
            items: sidebar.root,
            pages: pagesOf(sidebar.root),
          },
          registry,
        ),
      );
      levels.set(sidebar.name, 2);
      extras.set(sidebar.name, [...sidebar.parts.keys()]);
      for (const [part, items] of sidebar.parts) {
        files.set(
          `${part}.js`,
          emitSidebar(
            'addPart',
            {version: version.key, name: part, items, pages: pagesOf(items)},
            registry,
          ),
        );
        levels.set(part, 3);
      }
    }
  }

  files.set('routes.js', emitRoutesModule(kept, config.baseUrl));
  files.set('table.js', emitTable(shards));
  files.set(
    'registry.js',
    `export default ${emitRegistry(mainNames, registry, (name) => shells.get(name) ?? name)};\n`,
  );
  files.set('routesChunkNames.json', JSON.stringify(keptNames));
  files.set(
    'globalData.json',
    JSON.stringify(
      pruneGlobalData(
        globalData,
        ({id, path: docPath}) =>
          linked.ids.has(id) || keptPages.has(normalizePath(docPath)),
      ),
    ),
  );
  files.set('docusaurus.config.json', JSON.stringify(pruneConfig(config)));
  return {files, levels, extras, shells: new Set(shells.values())};
}
