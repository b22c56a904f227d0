import type {ChunkNames} from '@docusaurus/types';
import {groupBy} from '../groupBy';
import {docsOf} from './client/sidebars';
import type {GlobalDoc} from './client/types';
import type {KeptRoute, Leaf, PlacedDoc} from './routes';
import {routeKey} from './routes';
import type {CutItem} from './sidebars';

/** Where the bundler plugin writes the files that a module leads to. */
export const FILES_TOKEN = 'LEAN_CLIENT_FILES';

const CLIENT = '@site/plugins/lean-client/client';

/** Modules of chunks: the request of each, by its name. */
type Registry = ReadonlyMap<string, string>;

function load(request: string, chunkName: string): string {
  return `() => import(/* webpackChunkName: "${chunkName}" */ ${JSON.stringify(request)})`;
}

/** Address of a module that this plugin writes. */
export function requestOf(chunkName: string): string {
  return `@generated/lean-client/${chunkName}.js`;
}

/** `registry.js` with some chunks only, several of which may become one. */
export function emitRegistry(
  names: Iterable<string>,
  registry: Registry,
  chunkOf: (name: string) => string,
): string {
  const lines = [...new Set(names)].sort().map((name) => {
    const request = registry.get(name) ?? requestOf(name);
    return `  "${name}": [${load(request, chunkOf(name))}],`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

function emitRoute(route: KeptRoute): string {
  const {path, hash, exact, attributes, list, routes} = route;
  const isNotFound = hash === undefined;
  const made = isNotFound
    ? JSON.stringify(path)
    : `${JSON.stringify(path)}, ${JSON.stringify(hash)}`;
  const fields = [
    ...Object.entries(attributes).map(
      ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    ),
    `key: ${JSON.stringify(isNotFound ? path : routeKey(route))}`,
    `path: ${JSON.stringify(path)}`,
    `component: ComponentCreator(${made})`,
    ...(exact ? ['exact: true'] : []),
    ...(routes ? [`routes: list(${list}, ${emitRoutes(routes)})`] : []),
  ];
  return `{${fields.join(', ')}}`;
}

function emitRoutes(routes: readonly KeptRoute[]): string {
  return `[\n${routes.map(emitRoute).join(',\n')}\n]`;
}

/**
 * `routes.js`: the routes that stay, below one that renders them. Its path is
 * that of the site, because the theme looks for the home page below such a
 * route. Addresses outside of the site are not found.
 */
export function emitRoutesModule(
  kept: readonly KeptRoute[],
  baseUrl: string,
): string {
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import RootRoutes from '${CLIENT}/RootRoutes';

export const lists = [];
const list = (number, routes) => (lists[number] = routes);

export default [
{key: 'root', path: ${JSON.stringify(baseUrl)}, component: RootRoutes, routes: list(0, ${emitRoutes(kept)})},
{key: '*', path: '*', component: ComponentCreator('*')},
];
`;
}

/** `table.js`: what finds the shard of a page. */
export function emitTable(
  shards: readonly {readonly name: string; readonly firstKey: string}[],
): string {
  const firstKeys = shards.map(({firstKey}) => firstKey);
  const loads = shards.map(({name}) => load(requestOf(name), name));
  return `export {lists} from './routes.js';
export const firstKeys = ${JSON.stringify(firstKeys)};
export const shards = [
${loads.join(',\n')}
];
`;
}

/** Pages as a module brings them. */
export type Pages = {
  readonly leaves: readonly (Leaf & {readonly chunkNames: ChunkNames})[];
  readonly docs: readonly PlacedDoc[];
  /** Chunks to load for them. */
  readonly names: readonly string[];
};

function emitDocs(docs: readonly PlacedDoc[]): string[] {
  const unique = [...new Set(docs)];
  const groups = groupBy(unique, ({pluginId, version}) =>
    JSON.stringify([pluginId, version]),
  );
  return [...groups].map(([place, members]) =>
    JSON.stringify([
      ...(JSON.parse(place) as [string, string]),
      members.map(({doc}): GlobalDoc => doc),
    ]),
  );
}

/**
 * The call that makes pages known; see `RouteData`.
 *
 * @param moreDocs code of further entries of `docs`
 */
function emitAddRoutes(
  {leaves, docs, names}: Pages,
  registry: Registry,
  moreDocs: readonly string[] = [],
): string {
  const routes = [...groupBy(leaves, ({list}) => list)].map(
    ([list, members]) => [
      list,
      members.map(({path, hash, chunkNames, attributes}) => [
        path,
        hash,
        chunkNames,
        ...(Object.keys(attributes).length > 0 ? [attributes] : []),
      ]),
    ],
  );
  return `addRoutes({
files: "${FILES_TOKEN}",
registry: ${emitRegistry(names, registry, (name) => name)},
routes: ${JSON.stringify(routes)},
docs: [${[...moreDocs, ...emitDocs(docs)].join(',\n')}],
});
`;
}

const IMPORT_ROUTES = `import {addRoutes} from '${CLIENT}/routes';\n`;

/** A shard: the pages of one run. */
export function emitShard(pages: Pages, registry: Registry): string {
  return IMPORT_ROUTES + emitAddRoutes(pages, registry);
}

function emitItem(item: CutItem): string {
  if (item.type !== 'category') {
    return JSON.stringify(item);
  }
  if ('part' in item) {
    const data = JSON.stringify(item).slice(0, -1);
    return `${data},"load":${load(requestOf(item.part), item.part)}}`;
  }
  const {items, ...rest} = item;
  return `${JSON.stringify(rest).slice(0, -1)},"items":${emitItems(items)}}`;
}

function emitItems(items: readonly CutItem[]): string {
  return `[${items.map(emitItem).join(',\n')}]`;
}

type SidebarPart = {
  readonly pluginId: string;
  readonly version: string;
  /** Name of the sidebar. */
  readonly sidebar: string;
  /** Name of the part, if it is not the sidebar itself. */
  readonly part?: string;
  readonly items: readonly CutItem[];
  readonly pages: Pages;
  /** All documents of this version, as JSON. */
  readonly knownDocs: ReadonlySet<string>;
};

/**
 * A sidebar (`addSidebar`) or the items of one category (`addPart`), with the
 * pages that its links lead to, because their links come into view together.
 * The documents are those of the links (`docsOf`) and a few more, such as those
 * of linked categories. The default export is there because the framework asks
 * for one.
 */
export function emitSidebar(
  {pluginId, version, sidebar, part, items, pages, knownDocs}: SidebarPart,
  registry: Registry,
): string {
  const linked = docsOf(items, sidebar).map((doc) => JSON.stringify(doc));
  // A link may lead to a document of another sidebar.
  const areDocs = linked.every((doc) => knownDocs.has(doc));
  const others = areDocs
    ? pages.docs.filter(({doc}) => !linked.includes(JSON.stringify(doc)))
    : pages.docs;
  const place = `${JSON.stringify(pluginId)}, ${JSON.stringify(version)}`;
  const add = part === undefined ? 'addSidebar' : 'addPart';
  const imports = areDocs ? `${add}, docsOf` : add;
  return `${IMPORT_ROUTES}import {${imports}} from '${CLIENT}/sidebars';
const items = ${emitItems(items)};
${emitAddRoutes(
  {...pages, docs: others},
  registry,
  areDocs ? [`[${place}, docsOf(items, ${JSON.stringify(sidebar)})]`] : [],
)}${add}(${JSON.stringify(`${pluginId}/${version}`)}, ${JSON.stringify(part ?? sidebar)}, items);
export default 1;
`;
}

/** Titles and descriptions of documents, for a page that lists them. */
export function emitCards(version: string, docs: unknown): string {
  return `import {addDocs} from '${CLIENT}/sidebars';
addDocs(${JSON.stringify(version)}, ${JSON.stringify(docs)});
export default 1;
`;
}

/** The properties of the root of a version, without what arrives later. */
export function emitVersion(
  key: string,
  metadata: unknown,
  others: unknown,
): string {
  return `import {createVersion} from '${CLIENT}/sidebars';
export default {...${JSON.stringify(others)}, version: createVersion(${JSON.stringify(key)}, ${JSON.stringify(metadata)})};
`;
}
