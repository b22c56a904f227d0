import fs from 'node:fs';
import path from 'node:path';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {ChunkNames, DocusaurusConfig} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {groupBy} from '../groupBy';
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
  type KeptRoute,
  type Leaf,
  type PlacedDoc,
} from './routes';
import {cutSidebar, linksOf, siblingIds, type CutSidebar} from './sidebars';

/** A site as the plugin reads it. */
type Site = {
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

/** The versions of the docs. */
type Versions = {
  /** By the name of the chunk with their properties. */
  readonly byChunk: ReadonlyMap<string, Version>;
  /** By the key of each route around their pages. */
  readonly byParent: ReadonlyMap<string, Version>;
  /** The other properties in the chunk of a version, by the chunk's name. */
  readonly otherProps: ReadonlyMap<string, unknown>;
};

/** @throws UnexpectedFileError if a version has no properties of the known form */
function findVersions(site: Site): Versions {
  const {routes, chunkNames, registry, globalData} = site.generated;
  const byChunk = new Map<string, Version>();
  const byParent = new Map<string, Version>();
  const otherProps = new Map<string, unknown>();
  const visit = (route: Route, outer: Version | undefined): void => {
    const chunk = chunkNames[routeKey(route)]?.[PROPS];
    let version = outer;
    if (route.routes && typeof chunk === 'string') {
      const props = readProps(registry.get(chunk), site);
      if (isVersion(props?.version)) {
        const {version: metadata, ...rest} = props;
        version = cutVersion(metadata);
        byChunk.set(chunk, version);
        otherProps.set(chunk, rest);
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
  return {byChunk, byParent, otherProps};
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
  const {experimental_router: router} = config.future;
  return {
    ...Object.fromEntries(
      Object.entries(config).filter(
        ([name]) => !(BUILD_ONLY as readonly string[]).includes(name),
      ),
    ),
    // The only one of these settings that is read in the browser.
    future: {experimental_router: router},
  };
}

/** A plan in the making; each step below adds to it. */
type Draft = {
  readonly files: Map<string, string>;
  readonly levels: Map<string, number>;
  readonly extras: Map<string, readonly string[]>;
  readonly registry: Map<string, string>;
  /** Sidebars that pages show; nothing leads to the files of others. */
  readonly shownSidebars: Set<CutSidebar>;
};

/** The modules with the properties of the versions, without what arrives later. */
function writeVersions(
  {files, registry}: Draft,
  {byChunk, otherProps}: Versions,
): void {
  for (const [chunk, {key, metadata}] of byChunk) {
    const name = `version-${chunk}`;
    const slim = {...metadata, docs: undefined, docsSidebars: undefined};
    registry.set(chunk, requestOf(name));
    files.set(`${name}.js`, emitVersion(key, slim, otherProps.get(chunk)));
  }
}

/**
 * The module with the titles and descriptions of the documents beside a page.
 *
 * @returns the name of its chunk
 */
function writeCards(
  {files}: Draft,
  {key, metadata}: Version,
  page: Pick<Leaf, 'key' | 'path' | 'attributes'>,
): string {
  const name = `cards-${simpleHash(`${key}${page.path}`, 8)}`;
  const items = metadata.docsSidebars[String(page.attributes.sidebar)] ?? [];
  const docs = siblingIds(items, page.key).flatMap((id) => {
    const doc = metadata.docs[id];
    return doc ? [[id, doc] as const] : [];
  });
  files.set(`${name}.js`, emitCards(key, Object.fromEntries(docs)));
  return name;
}

/** The chunks of a page, with those of the parts of the sidebar that it shows. */
function addSidebarParts(
  draft: Draft,
  versions: Versions,
  site: Site,
  page: Omit<Leaf, 'hash' | 'list'>,
): ChunkNames {
  const version =
    page.parent === undefined ? undefined : versions.byParent.get(page.parent);
  const sidebar = version?.sidebars.get(String(page.attributes.sidebar));
  if (!version || !sidebar) {
    return page.chunkNames;
  }
  draft.shownSidebars.add(sidebar);
  const parts = [
    sidebar.name,
    ...(sidebar.partsOfPage.get(page.key) ?? []),
    ...(hasCards(page, site) ? [writeCards(draft, version, page)] : []),
  ];
  return {
    ...page.chunkNames,
    sidebarParts: Object.fromEntries(Object.entries(parts)),
  };
}

/** What the main bundle knows of the routes that stay in it. */
type KeptData = {
  /** Chunk names, by the key of the route. */
  readonly chunkNames: Record<string, ChunkNames>;
  /** Addresses of the pages. */
  readonly pages: ReadonlySet<string>;
};

function describeKept(
  routes: readonly KeptRoute[],
  chunkNames: Generated['chunkNames'],
  complete: (page: Omit<Leaf, 'hash' | 'list'>) => ChunkNames,
): KeptData {
  const completed: Record<string, ChunkNames> = {};
  const pages = new Set<string>();
  const visit = (list: readonly KeptRoute[], parent?: string): void => {
    for (const {path: routePath, hash, attributes, routes: children} of list) {
      const routeId = routeKey({path: routePath, hash});
      const names = chunkNames[routeId];
      if (names) {
        const key = normalizePath(routePath);
        completed[routeId] = children
          ? names
          : complete({
              key,
              path: routePath,
              attributes,
              chunkNames: names,
              parent,
            });
        pages.add(key);
      }
      visit(children ?? [], routeId);
    }
  };
  visit(routes);
  return {chunkNames: completed, pages};
}

/** The shards, and the table by which a browser finds the one of a page. */
function writeShards(
  {files, levels, registry}: Draft,
  leaves: readonly Leaf[],
  toPages: (members: readonly Leaf[]) => Pages,
): void {
  const shards = cutRuns(leaves).map((run, index) => {
    const name = `routes-${index}`;
    files.set(`${name}.js`, emitShard(toPages(run), registry));
    levels.set(name, 1);
    return {name, firstKey: run[0]?.key ?? ''};
  });
  files.set('table.js', emitTable(shards));
}

/** The sidebars of a version that pages show, and the parts of each. */
function writeSidebars(
  {files, levels, extras, registry, shownSidebars}: Draft,
  version: Version,
  toPages: (
    sidebarId: string,
    version: Version,
    items: CutSidebar['root'],
  ) => Pages,
  placedDocs: readonly PlacedDoc[],
): void {
  const {pluginId, version: versionName} = version.metadata;
  const knownDocs = new Set(
    placedDocs
      .filter(
        (placed) =>
          placed.pluginId === pluginId && placed.version === versionName,
      )
      .map(({doc}) => JSON.stringify(doc)),
  );
  for (const [id, sidebar] of version.sidebars) {
    if (!shownSidebars.has(sidebar)) {
      continue;
    }
    const {name, root, parts} = sidebar;
    const emit = (items: CutSidebar['root'], part?: string): string =>
      emitSidebar(
        {
          pluginId,
          version: versionName,
          sidebar: id,
          part,
          items,
          pages: toPages(id, version, items),
          knownDocs,
        },
        registry,
      );
    files.set(`${name}.js`, emit(root));
    levels.set(name, 2);
    extras.set(name, [...parts.keys()]);
    for (const [part, items] of parts) {
      files.set(`${part}.js`, emit(items, part));
      levels.set(part, 3);
    }
  }
}

/**
 * Decides which module holds what, and writes the text of each.
 *
 * @throws UnexpectedFileError if the properties of a version are not found
 */
export function makePlan(site: Site): Plan {
  const {generated, config} = site;
  const {chunkNames, globalData} = generated;
  const versions = findVersions(site);
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
  const shells = findShells(generated);
  const draft: Draft = {
    files: new Map(),
    levels: new Map(),
    extras: new Map(),
    registry: new Map(generated.registry),
    shownSidebars: new Set(),
  };
  const {files, levels, extras, registry} = draft;

  writeVersions(draft, versions);
  const complete = (page: Omit<Leaf, 'hash' | 'list'>): ChunkNames =>
    addSidebarParts(draft, versions, site, page);
  const leaves = bareLeaves.map((leaf) => ({
    ...leaf,
    chunkNames: complete(leaf),
  }));
  const keptData = describeKept(kept, chunkNames, complete);

  const mainNames = new Set([
    ...namesOfKept(kept, keptData.chunkNames),
    ...shells.keys(),
  ]);
  const docsOfPage = indexDocs(globalData);
  const toPages = (members: readonly Leaf[]): Pages => ({
    leaves: members,
    docs: members.flatMap(({key}) => docsOfPage.get(key) ?? []),
    names: members
      .flatMap((leaf) => listNames(leaf.chunkNames))
      .filter((name) => !mainNames.has(name)),
  });
  writeShards(draft, leaves, toPages);

  // A page may be in several versions.
  const leavesByKey = groupBy(leaves, ({key}) => key);
  // Pages of other sidebars would name files that lead back to this one.
  const toPagesOfSidebar: Parameters<typeof writeSidebars>[2] = (
    sidebarId,
    version,
    items,
  ) =>
    toPages(
      [...new Set(linksOf(items))]
        .flatMap((key) => leavesByKey.get(key) ?? [])
        .filter(
          ({attributes, parent}) =>
            attributes.sidebar === sidebarId &&
            parent !== undefined &&
            versions.byParent.get(parent) === version,
        ),
    );
  for (const version of new Set(versions.byChunk.values())) {
    writeSidebars(
      draft,
      version,
      toPagesOfSidebar,
      [...docsOfPage.values()].flat(),
    );
  }

  const keptGlobalData = pruneGlobalData(
    globalData,
    (doc) =>
      linked.ids.has(doc.id) || keptData.pages.has(normalizePath(doc.path)),
  );
  files.set('routes.js', emitRoutesModule(kept, config.baseUrl));
  files.set(
    'registry.js',
    `export default ${emitRegistry(mainNames, registry, (name) => shells.get(name) ?? name)};\n`,
  );
  files.set('routesChunkNames.json', JSON.stringify(keptData.chunkNames));
  files.set('globalData.json', JSON.stringify(keptGlobalData));
  files.set('docusaurus.config.json', JSON.stringify(pruneConfig(config)));
  return {files, levels, extras, shells: new Set(shells.values())};
}
