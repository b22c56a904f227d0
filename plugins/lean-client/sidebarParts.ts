import type {ChunkNames} from '@docusaurus/types';
import {hasCards, writeCards} from './cards';
import type {Draft, Site} from './draft';
import {emitSidebar, type Pages} from './emit';
import type {Page, PlacedDoc} from './routes';
import type {CutSidebar} from './sidebars';
import type {Version, Versions} from './versions';

/** The chunks of a page, with those of the parts of the sidebar that it shows. */
export function addSidebarParts(
  draft: Draft,
  versions: Versions,
  site: Site,
  page: Page,
): ChunkNames {
  const version = versions.byParent.get(page.parent);
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

/** The sidebars of a version that pages show, and the parts of each. */
export function writeSidebars(
  {files, levels, extras, registry, shownSidebars}: Draft,
  version: Version,
  toPages: (sidebarId: string, items: CutSidebar['root']) => Pages,
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
          pages: toPages(id, items),
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
