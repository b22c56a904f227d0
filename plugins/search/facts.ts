/** What front matter, sidebars and the API model say about documentation pages. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, Globby} from '@docusaurus/utils';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apiSidebar} from '../../config/sidebars/api';
import {recorderSidebar} from '../../config/sidebars/recorder';
import type {ApiRecordFacts, SearchSection} from './client/engine/types';
import {
  listApiPackages,
  loadApi,
  type ApiExport,
  type ApiMember,
  type ApiPackage,
  type ApiSignature,
} from '../../toolkit/model';
import {listOf} from '../remark/api/claims';

export type DocFacts = {
  readonly section: SearchSection;
  readonly api?: ApiRecordFacts;
};

/** Facts by the id of a documentation page. */
export type Facts = ReadonlyMap<string, DocFacts>;

/** Longest signature that fits on a line of the dialog. */
const SIGNATURE_LIMIT = 120;

/** Ids of the pages in a sidebar, however deep. */
export function docIdsOf(item: unknown): string[] {
  if (typeof item === 'string') {
    return [item];
  }
  if (Array.isArray(item)) {
    return (item as unknown[]).flatMap(docIdsOf);
  }
  if (typeof item !== 'object' || item === null) {
    return [];
  }
  const {type, id, items, link} = item as Record<string, unknown>;
  return [
    ...((type === 'doc' || type === 'ref') && typeof id === 'string'
      ? [id]
      : []),
    ...docIdsOf(items),
    ...docIdsOf(link),
  ];
}

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

function findExport(key: string): ApiExport | undefined {
  const [specifier = '', name] = key.split('#');
  const packageName = packageOf(specifier);
  return loadApi(packageName).exports.find(
    (entry) => entry.name === name && entry.specifiers.includes(specifier),
  );
}

/** The package that a specifier such as `@remotion/lambda/client` is of. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function factsOfExports(keys: readonly string[]): ApiRecordFacts {
  const entries = keys.map(findExport);
  const main = entries[0];
  const signature = main?.signatures?.[0]?.text;
  return {
    package: packageOf(keys[0]?.split('#')[0] ?? ''),
    kind: main?.kind ?? 'type',
    symbols: keys.map((key) => key.split('#')[1] ?? key),
    ...(signature !== undefined && {signature: onOneLine(signature)}),
    members: [
      ...new Set(entries.flatMap((entry) => (entry ? namesOf(entry) : []))),
    ].filter(isTypeable),
    flags: [],
  };
}

function ownerOf(command: string): ApiPackage | undefined {
  return listApiPackages()
    .map(loadApi)
    .find(({commands}) => commands?.some(({name}) => name === command));
}

function factsOfCommands(commands: readonly string[]): ApiRecordFacts {
  const owner = ownerOf(commands[0] ?? '');
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

/** Facts from the front matter of a page; none where it documents no API. */
export function apiFactsOf(
  frontMatter: Readonly<Record<string, unknown>>,
): ApiRecordFacts | undefined {
  const keys = listOf(frontMatter.api);
  const commands = listOf(frontMatter.command);
  if (commands.length > 0) {
    return factsOfCommands(commands);
  }
  return keys.length > 0 ? factsOfExports(keys) : undefined;
}

const idsIn = (sidebar: SidebarsConfig[string]): ReadonlySet<string> =>
  new Set(docIdsOf(sidebar));

/** Reads the facts of every page of a documentation folder. */
export async function readFacts(docsDir: string): Promise<Facts> {
  const files = await Globby('**/*.{md,mdx}', {cwd: docsDir});
  const apiIds = idsIn(apiSidebar);
  const recorderIds = idsIn(recorderSidebar);
  const facts = await Promise.all(
    files.sort().map(async (file): Promise<[string, DocFacts]> => {
      const filePath = path.join(docsDir, file);
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
        filePath,
        fileContent: await fs.readFile(filePath, 'utf8'),
      });
      const id = file.replace(/\.mdx?$/, '');
      const api = apiFactsOf(frontMatter);
      const section: SearchSection = recorderIds.has(id)
        ? 'recorder'
        : api || apiIds.has(id)
          ? 'api'
          : 'guides';
      return [id, {section, ...(api && {api})}];
    }),
  );
  return new Map(facts);
}
