/** What the API model says of packages, symbols, commands and releases, as Markdown. */
import {CHANGES_AFTER, eventsBetween} from '../../toolkit/history';
import {
  listApiPackages,
  loadApi,
  loadHistory,
  loadReleaseDays,
  parseKey,
  type ApiExport,
  type ApiFlag,
  type ApiMember,
  type ApiPackage,
  type ApiParameter,
} from '../../toolkit/model';
import {groupBy} from '../../plugins/groupBy';
import type {DocsIndex} from '../../plugins/docs-index';
import {createFindName} from '../../plugins/releases/findName';
import {groupReleases} from '../../plugins/releases/groupReleases';
import type {ReleasePackage} from '../../plugins/releases/types';
import {cut, LIMIT} from './limit';
import {RETURNED, type Prose} from './markdown';
import {unknownName} from './nearest';
import type {Pages} from './pages';

/** A build of the site, and the index of its documentation. */
export type Docs = {readonly pages: Pages; readonly index: DocsIndex};

const models = (): ApiPackage[] =>
  listApiPackages()
    .map(loadApi)
    .filter(({internal}) => internal === undefined);

/** A description on one line. */
const oneLine = (text = ''): string => text.replace(/\s+/g, ' ').trim();

function findPackage(name: string): ApiPackage {
  const known = models();
  const found = known.find(
    (model) => model.name === name || model.name === `@remotion/${name}`,
  );
  if (!found) {
    throw unknownName(
      'package',
      name,
      known.map((model) => model.name),
    );
  }
  return found;
}

/** Finds what a page says, see `Pages`. */
type FindProse = (address: string) => Prose | undefined;

/** Where something is documented, and what is said there. */
type Source = {
  readonly address?: string;
  readonly text?: string;
  /** The part of the page that names its members. */
  readonly prose?: Prose;
};

function findSource(
  {symbols}: DocsIndex,
  key: string,
  findProse: FindProse,
): Source {
  const [symbol] = symbols.get(key) ?? [];
  if (!symbol) {
    return {};
  }
  const {address, page, isMain} = symbol;
  const prose = findProse(page.address);
  const own =
    address === page.address ? undefined : prose?.below(parseKey(key).name);
  return {
    address,
    text: own?.text ?? (isMain ? page.description : undefined),
    prose: own ?? prose,
  };
}

/** A text with whole paragraphs of pages; with their first sentences if it is too long. */
function writeWithProse(
  pages: Pages,
  write: (findProse: FindProse) => string,
): string {
  const whole = write((address) => pages.prose(address, false));
  return whole.length <= LIMIT
    ? whole
    : cut(
        `${write((address) => pages.prose(address, true))}\n\n[Cut: descriptions, to their first sentences. Read the page for the rest.]`,
        'Read the page for the rest.',
      );
}

const addressOf = (index: DocsIndex, key: string): string | undefined =>
  index.symbols.get(key)?.[0]?.address;

function exportLine(index: DocsIndex, entry: ApiExport): string {
  const {name, kind, specifiers, since, deprecated} = entry;
  const [specifier = ''] = specifiers;
  const facts = [
    kind,
    since,
    deprecated !== undefined && 'deprecated',
    addressOf(index, `${specifier}#${name}`),
  ].filter(Boolean);
  return `- ${name} (${facts.join(', ')})`;
}

/**
 * The exports of a package, by entry point, with the page of each.
 *
 * @throws Error that has the nearest packages
 */
export function describePackage({index}: Docs, name: string): string {
  const {version, exports, commands = [], ...model} = findPackage(name);
  const groups = groupBy(exports, ({specifiers}) => specifiers[0] ?? '');
  const parts = [...groups].map(
    ([specifier, entries]) =>
      `## import from '${specifier}'\n\n${entries.map((entry) => exportLine(index, entry)).join('\n')}`,
  );
  const commandList = commands.map((command) => `- npx ${command.name}`);
  return cut(
    [
      `# ${model.name} ${version}`,
      ...parts,
      ...(commandList.length > 0
        ? [`## Commands\n\n${commandList.join('\n')}`]
        : []),
    ].join('\n\n'),
    'Ask for one symbol.',
  );
}

/** Levels of members of members that are listed. */
const DEPTH = 2;

/**
 * Members with what the page says below the headings that are their names.
 *
 * @param inner where the members of those that have no heading are named
 */
function memberLines(
  members: readonly (ApiMember | ApiParameter)[],
  prose: Prose | undefined,
  inner?: Prose,
  depth = 0,
): string[] {
  return members.flatMap((member) => {
    const {name, type, optional, description, since, changes = []} = member;
    const facts = [
      optional ? 'optional' : 'required',
      member.default !== undefined && `default ${member.default}`,
      since,
      ...changes,
      member.deprecated !== undefined &&
        oneLine(`deprecated: ${member.deprecated}`),
    ].filter(Boolean);
    const own = prose?.below(name);
    const text = own?.text ?? oneLine(description);
    return [
      `${'  '.repeat(depth)}- ${name}: \`${oneLine(type)}\` (${facts.join(', ')})${text && ` ${text}`}`,
      ...(depth < DEPTH
        ? memberLines(member.members ?? [], own ?? inner, undefined, depth + 1)
        : []),
    ];
  });
}

function listSection(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`## ${title}\n\n${lines.join('\n')}`] : [];
}

function describeExport(
  index: DocsIndex,
  entry: ApiExport,
  findProse: FindProse,
): string {
  const {name, kind, specifiers, signatures = []} = entry;
  const [specifier = ''] = specifiers;
  const [signature] = signatures;
  const {address, text, prose} = findSource(
    index,
    `${specifier}#${name}`,
    findProse,
  );
  const history = [entry.since, ...(entry.changes ?? [])].filter(Boolean);
  const declarations = [
    ...signatures.map(({text}) => text),
    ...(entry.declaration ? [entry.declaration] : []),
  ];
  return [
    `# ${name} (${kind})`,
    `\`\`\`ts\nimport ${kind === 'type' ? 'type ' : ''}{${name}} from '${specifier}';\n${declarations.length > 0 ? `\n${declarations.join('\n')}\n` : ''}\`\`\``,
    ...[
      text ?? oneLine(entry.description),
      entry.deprecated !== undefined &&
        oneLine(`Deprecated: ${entry.deprecated}`),
      history.length > 0 && `History: ${history.join(', ')}`,
      address && `Page: ${address}`,
      entry.type && `Type: \`${oneLine(entry.type)}\``,
    ].filter((line) => line !== false && line !== undefined && line !== ''),
    ...listSection('Props', memberLines(entry.props ?? [], prose)),
    ...listSection(
      'Parameters',
      memberLines(signature?.parameters ?? [], prose, prose),
    ),
    ...(signature
      ? listSection(`Returns \`${oneLine(signature.returns.type)}\``, [
          ...memberLines(
            signature.returns.members ?? [],
            prose?.below(RETURNED) ?? prose,
          ),
        ])
      : []),
    ...listSection('Members', memberLines(entry.members ?? [], prose)),
    ...listSection(
      'Static members',
      (entry.statics ?? []).flatMap((member) =>
        memberLines(
          [member],
          prose,
          prose?.below(`Props of ${name}.${member.name}`),
        ),
      ),
    ),
    ...listSection(
      'Values',
      (entry.values ?? []).map((value) => `- ${value}`),
    ),
    ...listSection(
      'Takes over',
      (entry.extends ?? []).map(
        (group) => `- ${group.name} (${group.package})`,
      ),
    ),
  ].join('\n\n');
}

/** What is called `Owner.member` in a package: nothing, or one for each owner. */
function describeMember(
  index: DocsIndex,
  {name, exports, config = []}: ApiPackage,
  path: string,
  findProse: FindProse,
): string[] {
  const [owner, memberName] = path.split('.');
  return exports
    .filter((entry) => entry.name === owner)
    .flatMap(({specifiers: [specifier = ''], members = [], statics = []}) => {
      const {prose} = findSource(index, `${specifier}#${owner}`, findProse);
      return [...members, ...statics, ...(owner === 'Config' ? config : [])]
        .filter((member) => member.name === memberName)
        .map(
          (member) =>
            `# ${path} of ${name}\n\n${memberLines([member], prose).join('\n')}`,
        );
    });
}

/**
 * Signature, members and history of an export, in each package that has it.
 *
 * @param name also as a call or an element: `spring()`, `<Img>`, and a member with
 *   its owner: `Config.setCodec`
 * @throws Error that has the nearest names
 */
export function describeSymbol(
  {index, pages}: Docs,
  name: string,
  packageName?: string,
): string {
  const known =
    packageName === undefined ? models() : [findPackage(packageName)];
  const bare = name.replace(/^<|\/?>$|\(\)$/g, '');
  const exports = known.flatMap((model) => model.exports);
  return writeWithProse(pages, (findProse) => {
    const found = [
      ...exports
        .filter((entry) => entry.name === bare)
        .map((entry) => describeExport(index, entry, findProse)),
      ...new Set(
        known.flatMap((model) => describeMember(index, model, bare, findProse)),
      ),
    ];
    if (found.length === 0) {
      throw unknownName(
        'export',
        name,
        exports.map((entry) => entry.name),
      );
    }
    return found.join('\n\n');
  });
}

function flagLine(
  {flag, type, isBoolean, since, changes = [], description, ...more}: ApiFlag,
  prose: Prose | undefined,
): string {
  const facts = [
    isBoolean ? 'no value' : type,
    more.default !== undefined && `default ${more.default}`,
    more.config !== undefined && `Config.${more.config}()`,
    since,
    ...changes,
    more.notice !== undefined && oneLine(more.notice),
  ].filter(Boolean);
  const text = prose?.below(flag)?.text ?? oneLine(description);
  return `- ${flag}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}${text && ` ${text}`}`;
}

/**
 * The flags of a command.
 *
 * @param command such as `remotion render`, also with `npx` before it
 * @throws Error that has the nearest commands
 */
export function describeCommand({index, pages}: Docs, command: string): string {
  const bare = command
    .replace(/^npx\s+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const known = models().flatMap(({commands = [], flags = []}) =>
    commands.map((entry) => ({entry, flags})),
  );
  const found = known.find(({entry: {name, aliases = []}}) =>
    [name, ...aliases, name.replace(/^remotion /, '')].includes(bare),
  );
  if (!found) {
    throw unknownName(
      'command',
      command,
      known.map(({entry}) => entry.name),
    );
  }
  const {entry, flags} = found;
  const own = flags.filter(({commands}) => commands.includes(entry.name));
  const below = known.filter(({entry: {name}}) =>
    name.startsWith(`${entry.name} `),
  );
  return writeWithProse(pages, (findProse) => {
    const {address, text, prose} = findSource(index, entry.name, findProse);
    return [
      `# npx ${entry.name}`,
      ...(text ? [text] : []),
      ...(address ? [`Page: ${address}`] : []),
      ...listSection(
        'Flags',
        own.map((flag) => flagLine(flag, prose)),
      ),
      ...listSection(
        'Commands below it',
        below.map((it) => `- npx ${it.entry.name}`),
      ),
    ].join('\n\n');
  });
}

/** Releases that are told of when none is named. */
const LATEST = 5;

function sectionLines({
  title,
  lines,
}: ReleasePackage['sections'][number]): string[] {
  return lines.map(({name, href, text}) =>
    [`- ${title}: ${name}`, text, href && `(${href})`]
      .filter(Boolean)
      .join(' '),
  );
}

/**
 * What releases added, changed and removed, the newest first.
 *
 * @param after only what came after this release, such as `4.0.400`
 * @throws Error that has the nearest packages
 */
export function describeReleases(
  {index}: Docs,
  packageName: string | undefined,
  after: string | undefined,
): string {
  const only =
    packageName === undefined ? undefined : findPackage(packageName).name;
  const {version} = loadApi('remotion');
  const days = loadReleaseDays();
  const events = eventsBetween(
    loadHistory(),
    after ?? CHANGES_AFTER,
    version,
  ).filter((event) => only === undefined || event.package === only);
  const releases = groupReleases(events, createFindName(index));
  const shown = after === undefined ? releases.slice(0, LATEST) : releases;
  const texts = shown.map((release) => {
    const day = days[release.version];
    const packages = release.packages.map(
      ({name, sections}) =>
        `### ${name}\n\n${sections.flatMap(sectionLines).join('\n')}`,
    );
    return `## ${release.version}${day ? ` (by ${day})` : ''}\n\n${packages.join('\n\n')}`;
  });
  return cut(
    [
      `# Releases up to ${version}, the documented one`,
      ...(texts.length > 0 ? texts : ['Nothing of the API has changed.']),
    ].join('\n\n'),
    'Name a package, or a later release.',
  );
}
