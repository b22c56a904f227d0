import type {ChunkNames} from '@docusaurus/types';
import {groupBy} from '../groupBy';
import {normalizePath} from './client/normalizePath';
import {pruneConfig} from './config';
import type {Draft, Plan, Site} from './draft';
import {emitRegistry, emitRoutesModule, type Pages} from './emit';
import {listNames} from './generated';
import {
  findLinkedEverywhere,
  findShells,
  indexDocs,
  pruneGlobalData,
  splitRoutes,
  type Leaf,
  type Page,
} from './routes';
import {describeKept, writeShards} from './shards';
import {addSidebarParts, writeSidebars} from './sidebarParts';
import {linksOf, type CutSidebar} from './sidebars';
import {findVersions, writeVersions} from './versions';

/**
 * Decides which module holds what, and writes the text of each: of versions,
 * shards, sidebars with their cards, and of what is left in the main bundle.
 *
 * @throws Error if the properties of a version are not found
 */
export function makePlan(site: Site): Plan {
  const {generated, config} = site;
  const {chunkNames, globalData} = generated;
  const versions = findVersions(site);
  const linked = findLinkedEverywhere(
    (config.themeConfig as {readonly navbar?: unknown}).navbar,
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
  const complete = (page: Page): ChunkNames =>
    addSidebarParts(draft, versions, site, page);
  const leaves = bareLeaves.map((leaf) => ({
    ...leaf,
    chunkNames: complete(leaf),
  }));
  const keptData = describeKept(kept, chunkNames, complete);

  const mainNames = new Set([
    ...listNames(keptData.chunkNames),
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
  const docs = [...docsOfPage.values()].flat();
  for (const version of versions.byChunk.values()) {
    // Pages of other sidebars would name files that lead back to this one.
    const toPagesOfSidebar = (
      sidebarId: string,
      items: CutSidebar['root'],
    ): Pages =>
      toPages(
        [...new Set(linksOf(items))]
          .flatMap((key) => leavesByKey.get(key) ?? [])
          .filter(
            ({attributes, parent}) =>
              attributes.sidebar === sidebarId &&
              versions.byParent.get(parent) === version,
          ),
      );
    writeSidebars(draft, version, toPagesOfSidebar, docs);
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
  // Versions of the site and its plugins, which nothing in the browser reads.
  files.set('site-metadata.json', '{}');
  return {files, levels, extras, shells: new Set(shells.values())};
}
