import type {
  BlockContent,
  Code,
  Link,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  Text,
} from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import {typeId, type DocsIndex} from '../../docs-index';
import {groupBy} from '../../groupBy';
import type {BoundPage} from './bind';
import type {MemberFacts} from './members';
import {createInstallLine, createSourceLink} from './origin';
import type {ApiSymbol} from './symbols';

/** Longer types are folded, in characters. */
const FOLD_FROM = 100;

/** Line length of import lines, as in samples. */
const LINE_LENGTH = 80;

/** Attributes by name: text, or `true` for a bare name; others are left out. */
function toAttributes(
  values: Readonly<Record<string, string | boolean | undefined>>,
): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === false
      ? []
      : {type: 'mdxJsxAttribute', name, value: value === true ? null : value},
  );
}

/** The types of a page that have no heading; their declarations are folded. */
function findFolded({symbols, named}: BoundPage): ApiSymbol[] {
  return symbols.filter(
    (symbol) =>
      symbol.export.kind === 'type' &&
      symbol.export.declaration !== undefined &&
      !named.has(symbol),
  );
}

/** Where the types that a page names are explained. */
type TypeLinks = {
  readonly index: DocsIndex;
  /** The package of the page, whose types come first. */
  readonly packageName: string | undefined;
  /** Types whose declarations are folded on the page itself. */
  readonly folded: ReadonlySet<string>;
  /** What the page documents. */
  readonly own: ReadonlySet<string>;
};

/** Collects what links the types on a page. */
export function createTypeLinks(page: BoundPage, index: DocsIndex): TypeLinks {
  return {
    index,
    packageName: page.symbols[0]?.package.name,
    folded: new Set(findFolded(page).map(({name}) => name)),
    own: new Set(page.symbols.map(({name}) => name)),
  };
}

/** Address of a documented type by its name. */
function findAddress(
  name: string,
  {index, packageName, folded, own}: TypeLinks,
): string | undefined {
  if (folded.has(name)) {
    return `#${typeId(name)}`;
  }
  const named = index.symbolsByName.get(name) ?? [];
  const sibling = packageName
    ? named.find(({key}) => key.startsWith(packageName))
    : undefined;
  const address = (sibling ?? named[0])?.address;
  // A whole page that documents the type is this one.
  return own.has(name) && !address?.includes('#') ? undefined : address;
}

/** The text of a type, with the types that have a page linked to it. */
function linkTypes(text: string, links: TypeLinks): PhrasingContent[] {
  // Strings are left alone: in 'Video' nothing is a type.
  const parts = text.split(/('[^']*'|"[^"]*"|[A-Z]\w+(?![\w(]|\?:|:))/);
  return parts
    .filter((part) => part !== '')
    .map((part): Text | Link => {
      const address = /^[A-Z]/.test(part)
        ? findAddress(part, links)
        : undefined;
      const value: Text = {type: 'text', value: part};
      return address ? {type: 'link', url: address, children: [value]} : value;
    });
}

function toCode(value: string, lang = 'ts'): Code {
  return {type: 'code', lang, value};
}

/** Whether a member has to be given; members of return values neither are. */
function presenceOf({optional, isInput}: MemberFacts): string | undefined {
  return optional
    ? 'optional'
    : isInput && optional === false
      ? 'required'
      : undefined;
}

/** What stands below a heading that names a member: type, default, and so on. */
function createFacts(facts: MemberFacts, links: TypeLinks): MdxJsxFlowElement {
  const {type = '', expanded} = facts;
  // A name that has no page says nothing: its meaning is shown in its place.
  const isKnown = linkTypes(type, links).some((part) => part.type === 'link');
  const shown = expanded && !isKnown ? expanded : type;
  const more = isKnown ? expanded : undefined;
  const element = (text: string, name: string): MdxJsxTextElement => ({
    type: 'mdxJsxTextElement',
    name: 'code',
    attributes: toAttributes({className: name}),
    children: linkTypes(text, links),
    // The element itself: the theme draws code that holds links as a block.
    data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
  });
  return {
    type: 'mdxJsxFlowElement',
    name: 'ApiFacts',
    attributes: toAttributes({
      presence: presenceOf(facts),
      defaultValue: facts.default,
      deprecated: facts.deprecated,
      variants: facts.variants?.join(', '),
      config: facts.config,
      since: facts.since,
      changes: facts.changes?.join('\n'),
      isLong: Math.max(shown.length, more?.length ?? 0) > FOLD_FROM,
    }),
    children: shown
      ? [
          {
            type: 'paragraph',
            children: [
              element(shown, 'type'),
              ...(more ? [element(more, 'values')] : []),
            ],
          },
        ]
      : [],
  };
}

/** What stands after a heading: what the API model says of what it names. */
export function createHeadingFacts(
  facts: MemberFacts,
  links: TypeLinks,
): BlockContent[] {
  const {symbol} = facts;
  return symbol
    ? [
        toCode(symbol.export.declaration ?? importLines([symbol])),
        ...createSince([symbol]),
      ]
    : [createFacts(facts, links)];
}

/** Which releases brought and changed what symbols have in common, where it is known. */
function createSince(symbols: readonly ApiSymbol[]): Paragraph[] {
  const [text, ...others] = new Set(
    symbols.map(({export: {since, changes = []}}) =>
      [...(since === undefined ? [] : [`available ${since}`]), ...changes]
        .map((it) => it.charAt(0).toUpperCase() + it.slice(1))
        .join('. '),
    ),
  );
  return !text || others.length > 0
    ? []
    : [
        {
          type: 'paragraph',
          children: text.split('`').map((value, index) => ({
            type: index % 2 === 0 ? 'text' : 'inlineCode',
            value,
          })),
        },
      ];
}

function importLine(keyword: string, names: string[], from: string): string {
  const line = `${keyword} {${names.join(', ')}} from '${from}';`;
  return line.length <= LINE_LENGTH
    ? line
    : `${keyword} {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

/** The lines that import some symbols, values before types. */
function importLines(symbols: readonly ApiSymbol[]): string {
  const lines = groupBy(
    symbols,
    ({export: {kind}, specifier}) =>
      `${kind === 'type' ? 'import type' : 'import'}\0${specifier}`,
  );
  return [...lines]
    .sort(([a], [b]) => a.length - b.length)
    .map(([line, group]) => {
      const [keyword = '', specifier = ''] = line.split('\0');
      const names = group.map(({name}) => name);
      return importLine(keyword, names, specifier);
    })
    .join('\n');
}

/** The declarations of types, folded under their names. */
function createTypes(types: readonly ApiSymbol[]): MdxJsxFlowElement[] {
  if (types.length === 0) {
    return [];
  }
  const items = types.map(({name, export: entry}): ListItem => ({
    type: 'listItem',
    data: {hProperties: {id: typeId(name)}},
    children: [toCode(entry.declaration ?? '')],
  }));
  return [
    {
      type: 'mdxJsxFlowElement',
      name: 'ApiTypes',
      attributes: toAttributes({names: types.map(({name}) => name).join(', ')}),
      // The theme knows the ids of list items as targets of links.
      children: [
        {
          type: 'list',
          data: {hProperties: {className: ['clean-list']}},
          children: items,
        },
      ],
    },
  ];
}

/**
 * What stands before the first section of a reference page: how to import the
 * thing and to install its package, its signature, the releases that brought and
 * changed it, the types beside it, and its source.
 */
export function createHeader(page: BoundPage, root: Root): MdxJsxFlowElement {
  const {symbols} = page;
  const values = symbols.filter((symbol) => symbol.export.kind !== 'type');
  // Types are named for those who type their own code; a page of nothing but
  // types shows each under its heading.
  const main = values.length > 0 ? values : symbols.slice(0, 1);
  const signatures = main.flatMap(({export: entry}) =>
    ['function', 'hook', 'class'].includes(entry.kind)
      ? (entry.signatures ?? []).map(({text}) => text)
      : [],
  );
  return {
    type: 'mdxJsxFlowElement',
    name: 'ApiHeader',
    attributes: [],
    children: [
      toCode(importLines(main)),
      ...(signatures.length > 0 ? [toCode(signatures.join('\n\n'))] : []),
      ...createInstallLine(symbols, root),
      ...createTypes(findFolded(page)),
      ...createSince(main),
      ...createSourceLink(main),
    ],
  };
}
