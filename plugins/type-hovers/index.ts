import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openBuiltSite} from '../builtSite';
import {loadDocsIndex} from '../docs-index';
import {TYPES_DIR, type TypeFile} from './format';
import {findLink, type HasId, type Link} from './links';
import {NO_TYPES, toServed} from './serve';
import {SERVED_DIR} from './served';

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
}: LoadContext): Plugin {
  const typesDir = path.join(siteDir, TYPES_DIR);
  const draftDir = path.join(generatedFilesDir, 'type-hovers');

  async function write(
    dir: string,
    names: Iterable<string>,
    hasId: HasId,
  ): Promise<void> {
    const index = await loadDocsIndex(path.join(siteDir, 'docs'));
    const linkOf = (symbol: string): Link | undefined => {
      const link = findLink(symbol, index, hasId);
      return link && {...link, href: baseUrl + link.href.slice(1)};
    };
    await fs.mkdir(dir, {recursive: true});
    await Promise.all(
      [...names].map(async (name) => {
        const file = `${name}.json`;
        const text = await fs
          .readFile(path.join(typesDir, file), 'utf8')
          .catch(() => undefined);
        const served = text
          ? toServed(JSON.parse(text) as TypeFile, linkOf)
          : NO_TYPES;
        await fs.writeFile(path.join(dir, file), JSON.stringify(served));
      }),
    );
  }

  async function serveDraft(): Promise<void> {
    const files = await fs.readdir(typesDir);
    const names = files.map((file) => path.basename(file, '.json'));
    await write(draftDir, names, () => false);
  }

  return {
    name: 'type-hovers',
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
        (address, id) => site.idsOf(address)?.has(id) ?? false,
      );
    },
  };
}
