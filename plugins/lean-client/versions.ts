import fs from 'node:fs';
import path from 'node:path';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {simpleHash} from '@docusaurus/utils';
import type {Draft, Site} from './draft';
import {emitVersion, requestOf} from './emit';
import {expectFile, type Route} from './generated';
import {routeKey} from './routes';
import {cutSidebar, type CutSidebar} from './sidebars';

/** A version of the docs with its sidebars in parts. */
export type Version = {
  readonly key: string;
  readonly metadata: PropVersionMetadata;
  readonly sidebars: ReadonlyMap<string, CutSidebar & {readonly name: string}>;
  /** Properties beside the version, in the same chunk. */
  readonly otherProps: object;
};

const PROPS = '__props';

function readProps(
  request: string | undefined,
  generatedDir: string,
): Record<string, unknown> | undefined {
  const [, name] = /^@generated\/(.+\.json)$/.exec(request ?? '') ?? [];
  if (name === undefined) {
    return undefined;
  }
  const file = path.join(generatedDir, name);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
}

function isVersion(value: unknown): value is PropVersionMetadata {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['docsSidebars', 'docs', 'pluginId'].every((name) => name in value)
  );
}

function cutVersion(
  metadata: PropVersionMetadata,
  otherProps: object,
): Version {
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
  return {key, metadata, sidebars: new Map(sidebars), otherProps};
}

/** The versions of the docs. */
export type Versions = {
  /** By the name of the chunk with their properties. */
  readonly byChunk: ReadonlyMap<string, Version>;
  /** By the key of each route around their pages. */
  readonly byParent: ReadonlyMap<string | undefined, Version>;
};

/**
 * Finds the versions of the docs and cuts their sidebars.
 *
 * @throws Error if a version has no properties of the known form
 */
export function findVersions({generated, generatedDir}: Site): Versions {
  const {routes, chunkNames, registry, globalData} = generated;
  const byChunk = new Map<string, Version>();
  const byParent = new Map<string, Version>();
  const visit = (route: Route, outer: Version | undefined): void => {
    const chunk = chunkNames[routeKey(route)]?.[PROPS];
    let version = outer;
    if (route.routes && typeof chunk === 'string') {
      const props = readProps(registry.get(chunk), generatedDir);
      if (isVersion(props?.version)) {
        const {version: metadata, ...rest} = props;
        version = cutVersion(metadata, rest);
        byChunk.set(chunk, version);
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
  expectFile(
    byChunk.size === expected,
    path.join(generatedDir, 'routesChunkNames.json'),
    `the properties of ${expected} versions of the docs, with docsSidebars and docs`,
    byChunk.size,
  );
  return {byChunk, byParent};
}

/** The modules with the properties of the versions, without what arrives later. */
export function writeVersions(
  {files, registry}: Draft,
  {byChunk}: Versions,
): void {
  for (const [chunk, {key, metadata, otherProps}] of byChunk) {
    const name = `version-${chunk}`;
    const slim = {...metadata, docs: undefined, docsSidebars: undefined};
    registry.set(chunk, requestOf(name));
    files.set(`${name}.js`, emitVersion(key, slim, otherProps));
  }
}
