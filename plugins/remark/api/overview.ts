import {valueToEstree} from 'estree-util-value-to-estree';
import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {
  createExpressionAttribute,
  createImport,
  createImports,
} from '../../mdxNodes';
import {firstSentence} from '../../type-hovers/sentence';
import type {BoundPage} from './bind';
import type {MemberFacts} from './members';

/** A member in the overview of its page. */
export type OverviewRow = {
  /** Anchor of its heading. */
  readonly id: string;
  readonly name: string;
  readonly type?: string;
  readonly preset?: string;
  readonly isRequired?: true;
  /** What the page says first of it. */
  readonly text?: string;
  /** As much of it as the HTML of a long page has room for. */
  readonly short?: string;
};

/** The members of one section of the page. */
export type OverviewGroup = {
  readonly title: string;
  readonly rows: readonly OverviewRow[];
};

/** A page with more members begins with an overview. */
const FEWEST = 8;

/** Longest type and default, in characters: the whole stands with the member. */
const LONGEST_TYPE = 22;
const LONGEST_DEFAULT = 12;

/** Longest sentence, in characters: two or three lines. */
const LONGEST_TEXT = 76;

/** A sentence that is cut to less says nothing. */
const SHORTEST_TEXT = 16;

/**
 * Names, types, defaults and sentences together, in characters, each different
 * one once: with this many, the table is at most 2 kB of a compressed page.
 */
const CHARACTERS = 3200;

const COMPONENT = 'ApiOverview';

function cut(text: string, length: number): string {
  return text.length <= length
    ? text
    : `${text
        .slice(0, length)
        .replace(/[\s,;:(]+\S*$/, '')
        .trimEnd()}…`;
}

const lengthOf = (texts: Iterable<string>): number =>
  [...texts].reduce((sum, {length}) => sum + length, 0);

/** Shortens the sentences of all members until they have room. */
function shorten(rows: readonly OverviewRow[]): OverviewRow[] {
  const rest = new Set(
    rows.flatMap(({name, type = '', preset = ''}) => [name, type, preset]),
  );
  const room = CHARACTERS - lengthOf(rest);
  let limit = LONGEST_TEXT;
  const shortOf = ({text = ''}: OverviewRow): string =>
    limit < SHORTEST_TEXT ? '' : cut(text, limit);
  while (limit >= SHORTEST_TEXT && lengthOf(rows.map(shortOf)) > room) {
    limit -= 1;
  }
  return rows.map((row) => {
    const short = shortOf(row);
    return short === (row.text ?? '') ? row : {...row, short};
  });
}

/** A type on one line; of a setting, what its method takes. */
function typeOf({type = ''}: MemberFacts, isSetting: boolean): string {
  const line = type.replace(/\s+/g, ' ');
  const setter = isSetting ? /^\(\w+\??: (.*)\) => void$/.exec(line) : null;
  return cut(setter?.[1] ?? line, LONGEST_TYPE);
}

/** The first sentence below a heading. */
function sentenceBelow(heading: Heading, root: Root): string {
  const below = root.children.slice(root.children.indexOf(heading) + 1);
  const end = below.findIndex(({type}) => type === 'heading');
  const first = below
    .slice(0, end === -1 ? undefined : end)
    .find((node) => node.type === 'paragraph');
  const children = first?.children ?? [];
  // Code after a full stop may begin in lower case, as a sentence does not.
  const stop = children.findIndex(
    (node) => node.type === 'text' && /[.!?]\s+$/.test(node.value),
  );
  return firstSentence(
    toString(stop === -1 ? children : children.slice(0, stop + 1)),
  );
}

/** The title of the section that a heading is in. */
function sectionOf(heading: Heading, root: Root): string {
  const title = root.children
    .slice(0, root.children.indexOf(heading))
    .findLast((node) => node.type === 'heading' && node.depth === 2);
  return title ? toString(title).trim() : '';
}

/**
 * Puts an overview of its members, if there are many, before the first of them.
 * Exports with a heading have no type, so the contents of the page are enough.
 */
export function addOverview({bindings, symbols}: BoundPage, root: Root): void {
  const members = bindings.filter(
    ({heading, facts}) => heading.depth === 3 && !facts.symbol,
  );
  const [first] = members;
  if (!first || members.length <= FEWEST) {
    return;
  }
  const isSettings = symbols.some(({name}) => name === 'Config');
  const rows = shorten(
    members.map(({heading, facts}): OverviewRow => {
      const type = typeOf(facts, isSettings);
      const text = cut(sentenceBelow(heading, root), LONGEST_TEXT);
      return {
        id: heading.data?.hProperties?.id ?? '',
        name: toString(heading),
        ...(type && {type}),
        ...(facts.default !== undefined && {
          preset: cut(facts.default, LONGEST_DEFAULT),
        }),
        ...(facts.isInput && facts.optional === false && {isRequired: true}),
        ...(text && {text}),
      };
    }),
  );
  const titles = members.map(({heading}) => sectionOf(heading, root));
  const groups = [...new Set(titles)].map((title): OverviewGroup => ({
    title,
    rows: rows.filter((_, index) => titles[index] === title),
  }));
  const overview: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: [createExpressionAttribute('groups', valueToEstree(groups))],
    children: [],
  };
  root.children.splice(root.children.indexOf(first.heading), 0, overview);
  // Imported here, since most pages of the documentation have no use for it.
  root.children.unshift(
    createImports([
      createImport('@site/src/components/ApiOverview', COMPONENT),
    ]),
  );
}
