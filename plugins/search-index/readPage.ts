/** Reads a built page: what it is, its title, and its text by heading. */
import {
  attributeOf,
  classesOf,
  elementsIn,
  findElement,
  isElement,
  linesOf,
  parseHtml,
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
  readonly texts: readonly string[];
  /** Messages that the text explains, or that it shows as printed. */
  readonly errors: readonly string[];
};

export type BuiltPage = {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly tag: string;
  readonly version: string;
  /** Categories above a documentation page, the outermost first. */
  readonly categories: readonly string[];
  readonly passages: readonly Passage[];
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

/** Passages that only name other pages, with those of deeper headings. */
const LINK_LISTS =
  /^(?:see also|where to go next|goes well with|templates like this one)$/i;

/** A playable example: its controls and its link say nothing. */
function isExample(element: Element): boolean {
  return (
    element.tagName === 'figure' &&
    findElement(
      element,
      (inner) => attributeOf(inner, 'data-example') !== null,
    ) !== undefined
  );
}

function isSkipped(element: Element): boolean {
  return (
    SKIPPED_TAGS.has(element.tagName) ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    attributeOf(element, 'role') === 'tablist' ||
    isExample(element) ||
    classesOf(element).some(
      (name) =>
        SKIPPED_CLASSES.has(name) ||
        // Type and default of an option (ApiFacts), which would be the
        // beginning of each excerpt.
        name.startsWith('facts_'),
    )
  );
}

function metaOf(elements: readonly Element[], name: string): string {
  const meta = elements.find(
    (element) =>
      element.tagName === 'meta' && attributeOf(element, 'name') === name,
  );
  return meta ? (attributeOf(meta, 'content') ?? '') : '';
}

const hasClass = (name: string) => (element: Element) =>
  classesOf(element).includes(name);

const TEXT_BLOCKS = new Set(
  'p li tr dt dd blockquote figcaption summary legend label'.split(' '),
);

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

type Draft = {
  level: number;
  heading: string;
  anchor: string | null;
  texts: string[];
  errors: string[];
};

/** Whether it holds one piece of text rather than further blocks. */
const isInline = (element: Element): boolean =>
  !findElement(
    element,
    ({tagName}) =>
      TEXT_BLOCKS.has(tagName) ||
      /^(?:h[1-6]|div|section|ul|ol|table)$/.test(tagName),
  );

function readPassages(root: Element, title: string): Passage[] {
  const page: Draft = {
    level: 1,
    heading: title,
    anchor: null,
    texts: [],
    errors: [],
  };
  const passages = [page];
  let current = page;

  function addText(element: Element): void {
    const text = textOf(element, isSkipped);
    if (text) {
      current.texts.push(text);
    }
    if (element.tagName === 'tr' && /\berrors?\b/i.test(current.heading)) {
      current.errors.push(...errorsOf(element));
    }
  }

  function visit(element: Element, anchor: string | null): void {
    const id = attributeOf(element, 'id') ?? anchor;
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
    if (level > 1) {
      current = {
        level,
        heading: textOf(element, isSkipped),
        anchor: id,
        texts: [],
        errors: [],
      };
      passages.push(current);
    } else if (
      TEXT_BLOCKS.has(element.tagName) &&
      (element.tagName === 'tr' || isInline(element))
    ) {
      addText(element);
    } else if (!level) {
      let loose = '';
      for (const node of element.childNodes) {
        if (!isElement(node)) {
          loose += 'value' in node ? node.value : '';
        } else if (isOutput(node)) {
          current.errors.push(...printedMessages(node));
        } else if (!isSkipped(node)) {
          const isBlock =
            TEXT_BLOCKS.has(node.tagName) || !isInlineTag(node.tagName);
          if (isBlock) {
            flush();
            visit(node, id);
          } else {
            loose += textOf(node, isSkipped);
          }
        }
      }
      flush();
      function flush(): void {
        const text = loose.replace(/\s+/g, ' ').trim();
        loose = '';
        if (text) {
          current.texts.push(text);
        }
      }
    }
  }

  visit(root, null);
  return joinUnreachable(withoutLinkLists(passages));
}

function withoutLinkLists(passages: readonly Draft[]): Draft[] {
  let listLevel = Infinity;
  return passages.filter(({level, heading}) => {
    if (level <= listLevel) {
      listLevel = LINK_LISTS.test(heading) ? level : Infinity;
    }
    return level < listLevel && heading !== '';
  });
}

/** A heading without an address of its own is text of the one before. */
function joinUnreachable(passages: readonly Draft[]): Draft[] {
  const joined: Draft[] = [];
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

function isInlineTag(tagName: string): boolean {
  return /^(?:a|abbr|b|bdi|cite|code|del|em|i|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/.test(
    tagName,
  );
}

/**
 * The page without navbar, sidebar and footer, which nothing is read from: in a
 * large site they are most of it, and the parser takes its time for all.
 */
function withoutFrame(html: string): string {
  const body = html.search(/<body[\s>]/);
  const main = html.search(/<main[\s>]/);
  const end = html.lastIndexOf('</main>');
  return body !== -1 && body < main && main < end
    ? html.slice(0, body) + html.slice(main, end)
    : html;
}

/** Reads a page, or nothing where it is a redirect or not to be found. */
export function readPage(html: string): BuiltPage | null {
  const document = parseHtml(withoutFrame(html));
  const root = findElement(document, ({tagName}) => tagName === 'html');
  const head = root && findElement(root, ({tagName}) => tagName === 'head');
  const main = root && findElement(root, ({tagName}) => tagName === 'main');
  if (!head || !main) {
    return null;
  }
  const headElements = [...elementsIn(head)];
  if (
    headElements.some(
      (element) => attributeOf(element, 'http-equiv') === 'refresh',
    ) ||
    metaOf(headElements, 'robots').includes('noindex')
  ) {
    return null;
  }
  const text =
    findElement(main, hasClass('theme-doc-markdown')) ??
    findElement(
      main,
      (element) => attributeOf(element, 'id') === '__blog-post-container',
    ) ??
    main;
  const h1 = findElement(main, ({tagName}) => tagName === 'h1');
  const documentTitle = textOf(
    headElements.find(({tagName}) => tagName === 'title') ?? head,
  ).replace(/ \| [^|]*$/, '');
  // A landing page has a slogan for a heading and its name in the head.
  const title = h1 && text !== main ? textOf(h1, isSkipped) : documentTitle;
  const breadcrumbs = findElement(main, hasClass('theme-doc-breadcrumbs'));
  const crumbs = breadcrumbs
    ? [...elementsIn(breadcrumbs)]
        .filter(({tagName}) => tagName === 'li')
        .map((element) => textOf(element))
        .filter(Boolean)
    : [];
  return {
    title,
    description: metaOf(headElements, 'description'),
    language: attributeOf(root, 'lang') ?? '',
    tag: metaOf(headElements, 'docsearch:docusaurus_tag'),
    version: metaOf(headElements, 'docsearch:version'),
    categories: crumbs.slice(0, -1),
    passages: readPassages(text, title),
  };
}
