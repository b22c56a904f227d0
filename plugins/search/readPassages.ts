/** Reads the text of a built page, by heading. */
import {
  attributeOf,
  classesOf,
  elementsIn,
  findElement,
  isElement,
  linesOf,
  textOf,
  type Element,
} from './html';

/** A heading and the text up to the next one. */
export type Passage = {
  /** 1 for the title of the page. */
  readonly level: number;
  readonly heading: string;
  readonly anchor: string | null;
  /** Paragraphs, list entries and rows. */
  readonly texts: string[];
  /** Messages that the text explains, or that it shows as printed. */
  readonly errors: string[];
};

const SKIPPED_TAGS = new Set(
  'script style svg pre button nav template noscript iframe video audio select option input textarea search output'.split(
    ' ',
  ),
);

/** Code, and parts of the page that are no text of its own. */
const SKIPPED_CLASSES = new Set([
  'hash-link',
  'theme-code-block',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'theme-doc-footer',
]);

/** What of the pages of the site is no text of its own. */
export type ReadingRules = {
  /** Headings of passages that only name other pages, deeper ones included. */
  readonly linkLists: RegExp;
  /** Addresses of links that say nothing, such as those of the source code. */
  readonly skippedLinks: RegExp;
  /** Classes of elements that would be the beginning of each excerpt. */
  readonly skippedClasses: RegExp;
  /** An attribute inside of figures whose controls and links say nothing. */
  readonly figureAttribute: string;
};

/** Begins ids that React makes, which change from build to build. */
const MADE_ID = /^_[rR]_/;

/** Whether an element holds no text of the page. */
type IsSkipped = (element: Element) => boolean;

/** Finds the elements that hold no text of the page. */
export function createSkip(rules: ReadingRules): IsSkipped {
  const hasAttribute: IsSkipped = (element) =>
    attributeOf(element, rules.figureAttribute) !== null;
  return (element) =>
    SKIPPED_TAGS.has(element.tagName) ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    attributeOf(element, 'role') === 'tablist' ||
    (element.tagName === 'figure' &&
      findElement(element, hasAttribute) !== undefined) ||
    rules.skippedLinks.test(attributeOf(element, 'href') ?? '') ||
    classesOf(element).some(
      (name) => SKIPPED_CLASSES.has(name) || rules.skippedClasses.test(name),
    );
}

const TEXT_BLOCKS = new Set(
  'p li tr dt dd blockquote figcaption summary legend label'.split(' '),
);

const INLINE_TAGS =
  /^(?:a|abbr|b|bdi|cite|code|del|em|i|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;

/** Messages that a row of a table under "Errors and limits" explains. */
function errorsOf(row: Element): string[] {
  const first = row.childNodes.find(
    (node): node is Element => isElement(node) && node.tagName === 'td',
  );
  return first
    ? [...elementsIn(first)]
        .filter(({tagName}) => tagName === 'code')
        .map((code) => textOf(code))
        .filter((text) => text.includes(' '))
    : [];
}

/** What a program printed; samples of code have another language. */
const isOutput = (element: Element): boolean =>
  classesOf(element).some((name) => /^language-(?:txt|text)$/.test(name));

/** Longest line that is kept of what a program printed, in characters. */
const LINE_LIMIT = 240;

/** A line with fewer words is data. */
const MESSAGE_WORDS = 3;

/** Words between spaces; a path or an address is none. */
const countWords = (line: string): number =>
  line
    .split(' ')
    .filter((part) => /^[^\p{L}\p{N}]*\p{L}{2,}[^\p{L}\p{N}]*$/u.test(part))
    .length;

/** Messages among the lines that a program printed: sentences, not data. */
function printedMessages(element: Element): string[] {
  const pre = findElement(element, ({tagName}) => tagName === 'pre');
  return pre
    ? linesOf(pre)
        .filter((line) => countWords(line) >= MESSAGE_WORDS)
        .map((line) => line.slice(0, LINE_LIMIT))
    : [];
}

/** Messages that a text quotes: code that is a sentence. */
function quotedMessages(element: Element): string[] {
  return [...elementsIn(element)]
    .filter(({tagName}) => tagName === 'code')
    .map((code) => textOf(code))
    .filter(
      (text) => /^\p{Lu}/u.test(text) && countWords(text) >= MESSAGE_WORDS,
    );
}

/** Whether it holds one piece of text rather than further blocks. */
const isInline = (element: Element): boolean =>
  !findElement(
    element,
    ({tagName}) =>
      TEXT_BLOCKS.has(tagName) ||
      /^(?:h[1-6]|div|section|ul|ol|table)$/.test(tagName),
  );

/**
 * Reads the passages of a page: headings and texts, without code samples, lists
 * of links and controls.
 *
 * @param title the heading of the first passage
 */
export function readPassages(
  root: Element,
  title: string,
  isSkipped: IsSkipped,
  linkLists: RegExp,
): Passage[] {
  const passages: Passage[] = [];
  let current = startPassage(1, title, null);

  function startPassage(
    level: number,
    heading: string,
    anchor: string | null,
  ): Passage {
    const passage = {level, heading, anchor, texts: [], errors: []};
    passages.push(passage);
    return passage;
  }

  function addText(text: string): void {
    if (text) {
      current.texts.push(text);
    }
  }

  function addBlock(element: Element): void {
    addText(textOf(element, isSkipped));
    current.errors.push(
      ...(element.tagName === 'tr' && /\berrors?\b/i.test(current.heading)
        ? errorsOf(element)
        : quotedMessages(element)),
    );
  }

  function visit(element: Element, anchor: string | null): void {
    const own = attributeOf(element, 'id');
    const id = own === null || MADE_ID.test(own) ? anchor : own;
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
    if (level > 1) {
      current = startPassage(level, textOf(element, isSkipped), id);
    } else if (
      TEXT_BLOCKS.has(element.tagName) &&
      (element.tagName === 'tr' || isInline(element))
    ) {
      addBlock(element);
    } else if (!level) {
      let loose = '';
      for (const node of element.childNodes) {
        if (!isElement(node)) {
          loose += 'value' in node ? node.value : '';
        } else if (isOutput(node)) {
          current.errors.push(...printedMessages(node));
        } else if (!isSkipped(node)) {
          if (INLINE_TAGS.test(node.tagName)) {
            loose += textOf(node, isSkipped);
          } else {
            flush();
            visit(node, id);
          }
        }
      }
      flush();
      function flush(): void {
        addText(loose.replace(/\s+/g, ' ').trim());
        loose = '';
      }
    }
  }

  visit(root, null);
  return joinUnreachable(withoutLinkLists(passages, linkLists));
}

function withoutLinkLists(
  passages: readonly Passage[],
  linkLists: RegExp,
): Passage[] {
  let listLevel = Infinity;
  return passages.filter(({level, heading}) => {
    if (level <= listLevel) {
      listLevel = linkLists.test(heading) ? level : Infinity;
    }
    return level < listLevel && heading !== '';
  });
}

/** A heading without an address of its own is text of the one before. */
function joinUnreachable(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  for (const passage of passages) {
    const last = joined.at(-1);
    if (last && passage.anchor === null) {
      last.texts.push(passage.heading, ...passage.texts);
      last.errors.push(...passage.errors);
    } else {
      joined.push(passage);
    }
  }
  return joined;
}
