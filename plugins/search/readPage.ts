/** Reads a built page: what it is, its title, and its text by heading. */
import {parse} from 'parse5';
import {
  attributeOf,
  classesOf,
  elementsIn,
  findElement,
  mainOf,
  textOf,
  type Element,
} from './html';
import {
  createSkip,
  readPassages,
  type Passage,
  type ReadingRules,
} from './readPassages';

export type BuiltPage = {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly tag: string;
  readonly version: string;
  /** Categories above a documentation page, the outermost first. */
  readonly categories: readonly string[];
  readonly passages: readonly Passage[];
  /** Paths of this site that the text links to, each once, as they are written. */
  readonly links: readonly string[];
};

function metaOf(elements: readonly Element[], name: string): string {
  const meta = elements.find(
    (element) =>
      element.tagName === 'meta' && attributeOf(element, 'name') === name,
  );
  return meta ? (attributeOf(meta, 'content') ?? '') : '';
}

const hasClass = (name: string) => (element: Element) =>
  classesOf(element).includes(name);

function linksIn(text: Element): string[] {
  const paths = [...elementsIn(text)]
    .filter(({tagName}) => tagName === 'a')
    .map((element) => attributeOf(element, 'href') ?? '')
    .filter((href) => /^\/(?!\/)/.test(href))
    .map((href) => href.replace(/[#?].*$/, ''));
  return [...new Set(paths)];
}

/** Reads a page, or nothing where it is a redirect or not to be found. */
export function readPage(html: string, rules: ReadingRules): BuiltPage | null {
  const isSkipped = createSkip(rules);
  // Style sheets stand at the end of a head, and are most of a page.
  const beginning = html.slice(0, html.search(/<(?:style|body|main)[\s>]/));
  const document = parse(beginning + mainOf(html));
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
    passages: readPassages(text, title, isSkipped, rules.linkLists),
    links: linksIn(text),
  };
}
