/**
 * The index of the documentation: its pages, and which of them documents which
 * export or command. Everything that asks either question asks it here, in a
 * build, in `npm start` and in scripts that run without the framework.
 */
import path from 'node:path';
import {Globby, simpleHash} from '@docusaurus/utils';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {sidebars as siteSidebars} from '../../config/sidebars';
import {listEntries, type SidebarEntry} from '../../config/sidebars/entries';
import {parseKey} from '../../toolkit/model';
import {groupBy} from '../groupBy';
import {listOf, readSource, type Source} from './source';

/** Where a page stands among others. */
export type SidebarPosition = Pick<SidebarEntry, 'sidebar' | 'categories'>;

/** A page of the documentation, as its file and the sidebars describe it. */
export type DocPage = Source & {
  /** What a sidebar calls it: the path of the file without its ending. */
  readonly id: string;
  /** Path of the file below the folder of the documentation, with `/`. */
  readonly file: string;
  /** Address below the site's base, with a slash at both ends. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** Nothing for a page that stands alone. */
  readonly position?: SidebarPosition;
  /** Exports that it documents, such as `@remotion/renderer#renderMedia`. */
  readonly api: readonly string[];
  /** Commands that it documents, such as `remotion render`. */
  readonly commands: readonly string[];
  /** What newcomers call it, see config/searchTerms.ts. */
  readonly searchTerms?: string;
};

/** An export or a command, and the page that documents it. */
export type DocumentedSymbol = {
  /** `@remotion/renderer#renderMedia`, or a command such as `remotion render`. */
  readonly key: string;
  readonly page: DocPage;
  /** Address of the page, with the heading that is the export's name. */
  readonly address: string;
  /** Whether it is what the page is mainly about: the first that it names. */
  readonly isMain: boolean;
};

type SymbolsByText = ReadonlyMap<string, readonly DocumentedSymbol[]>;

/** All pages, and what they document. */
export type DocsIndex = {
  /** In the order of their files. */
  readonly pages: readonly DocPage[];
  /** Symbols by key; a key has more than one by mistake only. */
  readonly symbols: SymbolsByText;
  /** The first symbol of each key by name, which packages may share. */
  readonly symbolsByName: SymbolsByText;
};

/** Address of a page below the base of the site. */
export function addressOf(file: string, slug: unknown): string {
  if (typeof slug === 'string' && slug.startsWith('/')) {
    return `/docs${slug.replace(/\/?$/, '/')}`;
  }
  const page = file.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '');
  return page === '' ? '/docs/' : `/docs/${page}/`;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : '';

function toPage(
  file: string,
  source: Source,
  positions: ReadonlyMap<string, SidebarPosition>,
): DocPage {
  const {frontMatter} = source;
  const id = file.replace(/\.mdx?$/, '');
  return {
    ...source,
    id,
    file,
    address: addressOf(file, frontMatter.slug),
    title: textOf(frontMatter.title),
    description: textOf(frontMatter.description),
    position: positions.get(id),
    api: listOf(frontMatter.api),
    commands: listOf(frontMatter.command),
    searchTerms: textOf(frontMatter.search_terms) || undefined,
  };
}

/** Id of a declaration among the folded types of a reference page. */
export const typeId = (name: string): string => `type-${name.toLowerCase()}`;

/** Address of the first heading on a page that consists of a name. */
export function addressOfHeading(
  name: string,
  {address, text}: DocPage,
): string | undefined {
  const literal = name.replace(/[.$]/g, '\\$&');
  const heading = new RegExp(
    `^#{2,4} ${literal}(?: \\{/\\* #(\\S+) \\*/\\})?$`,
    'm',
  ).exec(text);
  return heading ? `${address}#${heading[1] ?? name.toLowerCase()}` : undefined;
}

/** Address of what a page documents: the heading of that name, if it has one. */
function addressOfSymbol(key: string, page: DocPage): string {
  const {name} = parseKey(key);
  const heading = name ? addressOfHeading(name, page) : undefined;
  return heading ?? page.address;
}

/** Changes with everything that links between pages are made from. */
export function hashNames({pages}: DocsIndex): string {
  return simpleHash(
    JSON.stringify(
      pages.map(({address, title, api, commands, text}) => [
        address,
        title,
        api,
        commands,
        text.match(/^#{2,4} [\w.-]+(?: \{.*)?$/gm),
      ]),
    ),
    8,
  );
}

function symbolsOf(page: DocPage): DocumentedSymbol[] {
  return [...page.api, ...page.commands].map((key) => ({
    key,
    page,
    address: addressOfSymbol(key, page),
    isMain: key === page.api[0] || page.commands.includes(key),
  }));
}

/** Finds out what the given pages document. */
export function createDocsIndex(pages: readonly DocPage[]): DocsIndex {
  const symbols = groupBy(pages.flatMap(symbolsOf), ({key}) => key);
  const first = [...symbols.values()].flatMap((group) => group.slice(0, 1));
  return {
    pages,
    symbols,
    symbolsByName: groupBy(
      first.filter(({key}) => key.includes('#')),
      ({key}) => parseKey(key).name,
    ),
  };
}

async function readIndex(
  docsDir: string,
  sidebars: SidebarsConfig,
): Promise<DocsIndex> {
  const positions = new Map(
    listEntries(sidebars).flatMap(
      ({docId, sidebar, categories}): [string, SidebarPosition][] =>
        docId === undefined ? [] : [[docId, {sidebar, categories}]],
    ),
  );
  // A leading underscore marks what is no page, but part of one.
  const files = await Globby('**/*.{md,mdx}', {
    cwd: docsDir,
    ignore: ['**/_*', '**/_*/**'],
  });
  const pages = files
    .sort()
    .map(async (file) =>
      toPage(file, await readSource(path.join(docsDir, file)), positions),
    );
  return createDocsIndex(await Promise.all(pages));
}

/**
 * Indexes by their folders. The framework runs this module anew for each plugin,
 * so what all of them share is kept outside of it.
 */
const INDEXES = Symbol.for('docs-index');

const shared = globalThis as {[INDEXES]?: Map<string, Promise<DocsIndex>>};
const indexes = (shared[INDEXES] ??= new Map<string, Promise<DocsIndex>>());

/**
 * The index of a folder of documentation, which is read when it is first asked for
 * and again once it was forgotten.
 *
 * @throws Error where the front matter of a page is no YAML
 */
export function loadDocsIndex(docsDir: string): Promise<DocsIndex> {
  const index = indexes.get(docsDir) ?? readIndex(docsDir, siteSidebars);
  indexes.set(docsDir, index);
  return index;
}

/**
 * Has every index read again by whoever asks next. `npm start` calls it whenever
 * files have changed; see plugins/framework-patches/docs.ts.
 */
export function forgetDocsIndex(): void {
  indexes.clear();
}
