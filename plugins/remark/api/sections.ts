import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** A heading below one of the second level. */
export type SectionHeading = {
  readonly node: Heading;
  /** The name that it consists of, if it is no sentence. */
  readonly name: string | undefined;
};

/** A heading of the second level, and the headings below it. */
export type Section = {
  /** The title without its owner: "Props" of "Props of Series.Sequence". */
  readonly kind: string;
  /** What the section says that it is of; else the title, if it is a name. */
  readonly owner: string;
  /** Whether the title says whose members these are. */
  readonly isOfOwner: boolean;
  /** Whether its headings are sentences, even if of one word. */
  readonly isProse: boolean;
  /** Whether every name below it has to be that of a member. */
  readonly isList: boolean;
  readonly headings: readonly SectionHeading[];
};

const PROSE =
  /^(?:Examples?|Errors and limits|Where it works|See also|Exports|Compatibility)$/;

const LISTS =
  /^(?:Arguments|Options|Props|Other props|Members|Methods|Events|Value|Return value|Flags|Old flags|Settings)$/;

const OF = /^(Arguments|Options|Props|Members|Methods|Return value) of (.+)$/;

const NAME = /^(?:[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)?|--?[a-z][\w-]*)$/;

function toHeading(node: Heading): SectionHeading {
  const text = toString(node)
    .trim()
    .replace(/^<(.*)>$/, '$1');
  return {node, name: NAME.test(text) ? text : undefined};
}

function toSection(title: string, headings: readonly Heading[]): Section {
  const [, kind = title, owner = title] = OF.exec(title) ?? [];
  const isOfOwner = OF.test(title);
  return {
    kind,
    owner: owner.replace(/[<>()`]/g, ''),
    isOfOwner,
    isProse: PROSE.test(title),
    isList: isOfOwner || LISTS.test(title),
    headings: headings.map(toHeading),
  };
}

/** The sections of a page; headings before the first one are left out. */
export function readSections(root: Root): Section[] {
  const headings = root.children.filter((node) => node.type === 'heading');
  const starts = headings.flatMap(({depth}, index) =>
    depth === 2 ? [index] : [],
  );
  return starts.flatMap((start, index) => {
    const [title, ...below] = headings.slice(start, starts[index + 1]);
    return title ? [toSection(toString(title).trim(), below)] : [];
  });
}
