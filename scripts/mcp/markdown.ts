/** Reads the Markdown of a page by its headings. */
import {firstSentence} from '../../plugins/type-hovers/sentence';

/** Begins or ends code, also as the first thing of an item of a list. */
const FENCE = /^\s*(?:(?:[-*+]|\d+\.)\s+)*(?:`{3,}|~{3,})/;

/** A heading with the lines below it, up to the next one of its level. */
type Section = {
  readonly text: string;
  readonly level: number;
  /** With the heading. */
  readonly lines: readonly string[];
};

/** The sections of a text, those inside others too; in code, there is none. */
export function readSections(lines: readonly string[]): Section[] {
  let isCode = false;
  const headings = lines.flatMap((line, index) => {
    if (FENCE.test(line)) {
      isCode = !isCode;
    }
    const [, marks, text] = /^(#{1,6}) (.+)$/.exec(line) ?? [];
    return !isCode && marks && text ? [{index, level: marks.length, text}] : [];
  });
  return headings.map(({index, level, text}, at) => {
    const next = headings.slice(at + 1).find((other) => other.level <= level);
    return {text, level, lines: lines.slice(index, next?.index)};
  });
}

/** What a part of a page says, and what its headings name. */
export type Prose = {
  /** The first paragraph, without links, unless something else comes first. */
  readonly text: string | undefined;
  /**
   * What stands below the heading that is a name, such as `damping` or `--crf`. The
   * members of a result are only below its own heading, `RETURNED`.
   */
  readonly below: (name: string) => Prose | undefined;
};

/** The declaration of a type, which stands below its heading. */
const DECLARATION = /^\s*```ts\n[^]*?\n```$/m;

/** Type, default and release of a member, which stand below its heading. */
const FACTS =
  /^(?:Available .*|(?:Type )?(?:(`+)(?!`).+?(?<!`)\1(?!`) ?)+|optional|required|default .*|since .*|in [\d.]+ .*|deprecated.*|only with .*|in the config file .*)(?: · |$)/;

/** Begins a list, a table, a quotation, code, a picture, a label or a drawing. */
const NO_PARAGRAPH =
  /^(?:[-*+#|>] |\d+\. |`{3}|~{3}|!\[|\*\*[^*]+\*\*$|Diagram: )/;

/** The heading above members of a result. */
export const RETURNED = 'Return value';

const nameOf = (heading: string): string =>
  heading.replace(/[\\`<>]|\(\)$/g, '');

function firstParagraph(lines: readonly string[]): string | undefined {
  const [paragraph] = lines
    .join('\n')
    .replace(DECLARATION, '')
    .split('\n')
    .filter((line) => line !== '' && !FACTS.test(line));
  return paragraph === undefined || NO_PARAGRAPH.test(paragraph)
    ? undefined
    : paragraph.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
}

/**
 * Reads a page, or a part of it that begins with a heading.
 *
 * @param isShort whether a paragraph is its first sentence only
 */
export function readProse(lines: readonly string[], isShort = false): Prose {
  const [, ...all] = readSections(lines);
  // What is returned may have the names of what is given.
  const at = all.findIndex(({text}) => text === RETURNED);
  const returned = readSections(all[at]?.lines ?? []).slice(1);
  const sections = all.toSpliced(at + 1, returned.length);
  const text = firstParagraph(lines.slice(1));
  return {
    text: isShort && text ? firstSentence(text) : text,
    below(name) {
      const found = sections.find((section) => nameOf(section.text) === name);
      return found && readProse(found.lines, isShort);
    },
  };
}
