import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {findPlaces, type Place} from '../api-index/places';
import {openBuiltSite} from '../builtSite';
import {TYPES_DIR, type TypeFile} from './format';
import {findLink, type HasId} from './links';
import {NO_TYPES, toServed} from './serve';
import {SERVED_DIR, type ServedTypes} from './served';

const ASKING_BLOCK = /\bdata-types="?(?<name>[0-9a-f]{12})\b/g;

/** Names of the blocks that ask for their types in a built site. */
async function findAskingBlocks(outDir: string): Promise<Set<string>> {
  const files = await fs.readdir(outDir, {recursive: true});
  const names = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => {
        const html = await fs.readFile(path.join(outDir, file), 'utf8');
        return [...html.matchAll(ASKING_BLOCK)].map(
          ({groups}) => groups?.name ?? '',
        );
      }),
  );
  return new Set(names.flat());
}

/**
 * Serves the types of names in blocks of code: the files of `toolkit/types/`, with
 * links to pages of this site. README.md explains how it works.
 */
export default function typeHoversPlugin({
  siteDir,
  outDir,
  generatedFilesDir,
  baseUrl,
  siteConfig: {trailingSlash},
}: LoadContext): Plugin {
  const typesDir = path.join(siteDir, TYPES_DIR);
  const draftDir = path.join(generatedFilesDir, 'type-hovers');
  let places: ReadonlyMap<string, Place> = new Map();

  async function serve(name: string, hasId: HasId): Promise<ServedTypes> {
    const text = await fs
      .readFile(path.join(typesDir, `${name}.json`), 'utf8')
      .catch(() => undefined);
    return text === undefined
      ? NO_TYPES
      : toServed(JSON.parse(text) as TypeFile, (symbol) =>
          findLink(symbol, places, hasId),
        );
  }

  async function write(
    dir: string,
    names: Iterable<string>,
    hasId: HasId,
  ): Promise<void> {
    await fs.mkdir(dir, {recursive: true});
    await Promise.all(
      [...names].map(async (name) =>
        fs.writeFile(
          path.join(dir, `${name}.json`),
          JSON.stringify(await serve(name, hasId)),
        ),
      ),
    );
  }

  async function serveDraft(): Promise<void> {
    const files = await fs.readdir(typesDir);
    const names = files.map((file) => path.basename(file, '.json'));
    await write(draftDir, names, () => false);
  }

  return {
    name: 'type-hovers',
    allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      const docs = content?.loadedVersions.flatMap((version) => version.docs);
      places = findPlaces(
        (docs ?? []).map((doc) => ({
          ...doc,
          // As in the address bar; the framework adds the slash to its own links.
          permalink: applyTrailingSlash(doc.permalink, {
            trailingSlash,
            baseUrl,
          }),
        })),
      );
    },
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'development') {
        return {};
      }
      // `docusaurus start` builds no page, so links lead to pages and not to
      // their headings. What is written to toolkit/types/ later shows after a
      // restart.
      serveDraft().catch((error: unknown) => {
        console.warn('[WARNING] No types of names in code:', error);
      });
      return {
        devServer: {
          static: [
            {
              directory: draftDir,
              publicPath: `${baseUrl}${SERVED_DIR}/`,
              watch: false,
            },
          ],
        },
      } as object;
    },
    async postBuild() {
      const site = openBuiltSite(outDir);
      // Every block gets an answer, even one without types, because a missing
      // file would be an error in the visitor's console.
      await write(
        path.join(outDir, SERVED_DIR),
        await findAskingBlocks(outDir),
        (address, id) =>
          site.idsOf(address.slice(baseUrl.length - 1))?.has(id) ?? false,
      );
    },
  };
}
