/**
 * What content files, sidebars, lists of pages and the API model say about pages
 * that their HTML does not.
 */
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {
  marketingPages,
  marketingSearchTerms,
} from '../../config/marketingPages';
import {postLists} from '../../config/postLists';
import {templates} from '../../src/data/templates';
import type {ApiRecordFacts, SearchSection} from './client/engine/types';
import {
  findCommand,
  findExport,
  parseKey,
  type ApiExport,
  type ApiMember,
  type ApiSignature,
} from '../../toolkit/model';
import {loadDocsIndex, type DocPage} from '../docs-index';
import {readSource} from '../docs-index/source';

export type PageFacts = {
  /** For a page of the documentation, whose address does not tell. */
  readonly section?: SearchSection;
  readonly api?: ApiRecordFacts;
  readonly searchTerms?: string;
};

/** Facts by the address of a page below the site's base. */
export type Facts = ReadonlyMap<string, PageFacts>;

/** Longest signature that fits on a line of the dialog. */
const SIGNATURE_LIMIT = 120;

function memberNames(members: readonly ApiMember[] | undefined): string[] {
  return (members ?? []).flatMap(({name, members: inner}) => [
    name,
    ...memberNames(inner),
  ]);
}

function signatureNames({parameters, returns}: ApiSignature): string[] {
  return [
    ...parameters.flatMap(({name, members}) => [name, ...memberNames(members)]),
    ...memberNames(returns.members),
  ];
}

function namesOf(entry: ApiExport): string[] {
  return [
    ...(entry.signatures ?? []).flatMap(signatureNames),
    ...memberNames(entry.props),
    ...memberNames(entry.members),
    ...memberNames(entry.statics),
    ...(entry.values ?? []).map((value) => value.replace(/['"]/g, '')),
  ];
}

/** Names that a reader can type: no `...args`, `[key]` or `_private`. */
const isTypeable = (name: string): boolean => /^[a-zA-Z$][\w.$-]*$/.test(name);

/** A type that was wrapped, on one line and without what only wrapping needs. */
function onOneLine(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/([([{<]) /g, '$1')
    .replace(/[,;]? ([)\]}])/g, '$1')
    .replace(/,? >/g, '>')
    .trim();
  return line.length > SIGNATURE_LIMIT
    ? `${line.slice(0, SIGNATURE_LIMIT - 1).trimEnd()}…`
    : line;
}

function factsOfExports(keys: readonly string[]): ApiRecordFacts {
  const entries = keys.map(findExport);
  const main = entries[0];
  const signature = main?.signatures?.[0]?.text;
  return {
    package: parseKey(keys[0] ?? '').packageName,
    kind: main?.kind ?? 'type',
    symbols: keys.map((key) => parseKey(key).name),
    ...(signature !== undefined && {signature: onOneLine(signature)}),
    members: [
      ...new Set(entries.flatMap((entry) => (entry ? namesOf(entry) : []))),
    ].filter(isTypeable),
    flags: [],
  };
}

function factsOfCommands(commands: readonly string[]): ApiRecordFacts {
  const owner = findCommand(commands[0] ?? '');
  return {
    package: owner?.name ?? '',
    kind: 'command',
    symbols: commands,
    members: [],
    flags: [
      ...new Set(
        (owner?.flags ?? [])
          .filter(({commands: users}) =>
            commands.some((command) => users.includes(command)),
          )
          .map(({flag}) => flag),
      ),
    ],
  };
}

/** What the API model says of a page; nothing where it documents no API. */
export function apiFactsOf({
  api,
  commands,
}: Pick<DocPage, 'api' | 'commands'>): ApiRecordFacts | undefined {
  if (commands.length > 0) {
    return factsOfCommands(commands);
  }
  return api.length > 0 ? factsOfExports(api) : undefined;
}

function factsOf(page: DocPage): PageFacts {
  const {searchTerms} = page;
  const api = apiFactsOf(page);
  const sidebar = page.position?.sidebar;
  const section: SearchSection =
    sidebar === 'recorderSidebar'
      ? 'recorder'
      : api || sidebar === 'apiSidebar'
        ? 'api'
        : 'guides';
  return {section, ...(api && {api}), ...(searchTerms && {searchTerms})};
}

/** Search terms of posts, by address. */
async function readPostTerms(siteDir: string): Promise<[string, unknown][]> {
  const folders = Object.values(postLists).map(({folder}) => folder);
  const files = await Globby(
    folders.map((folder) => `${folder}/*.{md,mdx}`),
    {cwd: siteDir},
  );
  return Promise.all(
    files.map(async (file): Promise<[string, unknown]> => {
      const {frontMatter} = await readSource(path.join(siteDir, file));
      return [
        `/${path.posix.dirname(file)}/${String(frontMatter.slug)}/`,
        frontMatter.search_terms,
      ];
    }),
  );
}

/** Search terms of pages that are no content files, by address. */
function listOtherTerms(): [string, unknown][] {
  return [
    ...Object.entries(marketingPages).map(([name, page]): [string, unknown] => [
      page.path,
      marketingSearchTerms[name as keyof typeof marketingPages],
    ]),
    ...Object.values(postLists).map((list): [string, unknown] => [
      `/${list.folder}/`,
      list.searchTerms,
    ]),
    ...templates.map((template): [string, unknown] => [
      `/templates/${template.slug}/`,
      template.searchTerms,
    ]),
  ];
}

/** Reads the facts of every page of a site. */
export async function readFacts(siteDir: string): Promise<Facts> {
  const {pages} = await loadDocsIndex(path.join(siteDir, 'docs'));
  const terms = [...(await readPostTerms(siteDir)), ...listOtherTerms()];
  return new Map<string, PageFacts>([
    ...terms.flatMap(([address, searchTerms]): [string, PageFacts][] =>
      typeof searchTerms === 'string' ? [[address, {searchTerms}]] : [],
    ),
    ...pages.map((page): [string, PageFacts] => [page.address, factsOf(page)]),
  ]);
}
