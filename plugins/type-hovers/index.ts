import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {answerOnDemand} from '../answerOnDemand';
import {openBuiltSite} from '../builtSite';
import {loadDocsIndex} from '../docs-index';
import {TYPES_DIR, type TypeFile} from './format';
import {findLink, type HasId, type Link} from './links';
import {NO_TYPES, toServed} from './serve';
import {SERVED_DIR} from './served';

const ASKING_BLOCK = /\bdata-types="?(?<name>[0-9a-f]{12})\b/g;

/** Address of the file for one block. */
const ASKED_FILE = new RegExp(`/${SERVED_DIR}/([0-9a-f]{12})\\.json$`);

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
  baseUrl,
}: LoadContext): Plugin {
  const typesDir = path.join(siteDir, TYPES_DIR);

  /** What browsers fetch for a block of code, as JSON. */
  async function read(name: string, hasId: HasId): Promise<string> {
    const index = await loadDocsIndex(path.join(siteDir, 'docs'));
    const linkOf = (symbol: string): Link | undefined => {
      const link = findLink(symbol, index, hasId);
      return link && {...link, href: baseUrl + link.href.slice(1)};
    };
    const text = await fs
      .readFile(path.join(typesDir, `${name}.json`), 'utf8')
      .catch(() => undefined);
    return JSON.stringify(
      text ? toServed(JSON.parse(text) as TypeFile, linkOf) : NO_TYPES,
    );
  }

  return {
    name: 'type-hovers',
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'development'
        ? {}
        : // `docusaurus start` builds no page, so links lead to pages and not to
          // their headings.
          answerOnDemand(ASKED_FILE, (name) => read(name, () => false)),
    async postBuild() {
      const site = openBuiltSite(outDir);
      const dir = path.join(outDir, SERVED_DIR);
      await fs.mkdir(dir, {recursive: true});
      // Every block gets an answer, even one without types, because a missing
      // file would be an error in the visitor's console.
      for (const name of await findAskingBlocks(outDir)) {
        await fs.writeFile(
          path.join(dir, `${name}.json`),
          await read(
            name,
            (address, id) => site.idsOf(address)?.has(id) ?? false,
          ),
        );
      }
    },
  };
}
