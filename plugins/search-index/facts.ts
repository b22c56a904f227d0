/** What front matter, sidebars and the API model say about documentation pages. */
import type {ApiRecordFacts, SearchSection} from '../../src/search/types';
import {
  listApiPackages,
  loadApi,
  type ApiExport,
  type ApiMember,
  type ApiPackage,
  type ApiSignature,
} from '../../toolkit/model';
import {loadDocsIndex, type DocPage} from '../docs-index';
import {packageOf} from '../remark/api/symbols';

export type DocFacts = {
  readonly section: SearchSection;
  readonly api?: ApiRecordFacts;
};

/** Facts by the address of a page below the site's base. */
export type Facts = ReadonlyMap<string, DocFacts>;

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

function findExport(key: string): ApiExport | undefined {
  const [specifier = '', name] = key.split('#');
  const packageName = packageOf(specifier);
  return loadApi(packageName).exports.find(
    (entry) => entry.name === name && entry.specifiers.includes(specifier),
  );
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

function factsOf(page: DocPage): DocFacts {
  const api = apiFactsOf(page);
  const sidebar = page.position?.sidebar;
  const section: SearchSection =
    sidebar === 'recorderSidebar'
      ? 'recorder'
      : api || sidebar === 'apiSidebar'
        ? 'api'
        : 'guides';
  return {section, ...(api && {api})};
}

/** Reads the facts of every page of a documentation folder. */
export async function readFacts(docsDir: string): Promise<Facts> {
  const {pages} = await loadDocsIndex(docsDir);
  return new Map(pages.map((page) => [page.address, factsOf(page)]));
}
