import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadDocsIndex, type DocsIndex} from '../docs-index';
import {TYPES_DIR, type TypeFile} from './format';
import {findLink, type HasId} from './links';
import {NO_TYPES, toServed} from './serve';
import {SERVED_DIR, type ServedTypes} from './served';

const ASKING_BLOCK = /\bdata-types="?(?<name>[0-9a-f]{12})\b/g;

/** The HTML of a built site by address below its base, each page read once. */
type Pages = ReadonlyMap<string, string>;

async function readPages(outDir: string): Promise<Pages> {
  const files = await fs.readdir(outDir, {recursive: true});
  return new Map(
    await Promise.all(
      files
        .filter((file) => file.endsWith('.html'))
        .map(async (file): Promise<[string, string]> => [
          `/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`,
          await fs.readFile(path.join(outDir, file), 'utf8'),
        ]),
    ),
  );
}

function createHasId(pages: Pages): HasId {
  return (address, id) =>
    // The minifier leaves quotes out where it can.
    new RegExp(`\\sid=(["']?)${id.replace(/[^\w-]/g, '\\$&')}\\1[\\s>]`).test(
      pages.get(address) ?? '',
    );
}

/**
 * Gives blocks of code the types of their names: serves what is in
 * `toolkit/types/`, with links to pages of this site, see README.md.
 */
export default function typeHoversPlugin({
  siteDir,
  outDir,
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin {
  const typesDir = path.join(siteDir, TYPES_DIR);
  const draftDir = path.join(generatedFilesDir, 'type-hovers');

  async function serve(
    name: string,
    index: DocsIndex,
    hasId: HasId,
  ): Promise<ServedTypes> {
    const text = await fs
      .readFile(path.join(typesDir, `${name}.json`), 'utf8')
      .catch(() => undefined);
    return text === undefined
      ? NO_TYPES
      : toServed(JSON.parse(text) as TypeFile, (symbol) => {
          const link = findLink(symbol, index, hasId);
          return link && {...link, href: baseUrl + link.href.slice(1)};
        });
  }

  async function write(
    dir: string,
    names: Iterable<string>,
    hasId: HasId,
  ): Promise<void> {
    const index = await loadDocsIndex(path.join(siteDir, 'docs'));
    await fs.mkdir(dir, {recursive: true});
    await Promise.all(
      [...names].map(async (name) =>
        fs.writeFile(
          path.join(dir, `${name}.json`),
          JSON.stringify(await serve(name, index, hasId)),
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
      const pages = await readPages(outDir);
      // Every block that asks gets an answer, also one that no check knows: a
      // missing file would be an error in the console of a visitor.
      const asked = [...pages.values()].flatMap((html) =>
        [...html.matchAll(ASKING_BLOCK)].map(({groups}) => groups?.name ?? ''),
      );
      await write(
        path.join(outDir, SERVED_DIR),
        new Set(asked),
        createHasId(pages),
      );
    },
  };
}
