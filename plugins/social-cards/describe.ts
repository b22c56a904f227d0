/** Chooses what the card of a page says. */
import {parseFragment} from 'parse5';
import {findExport, parseKey} from '../../toolkit/model';
import {attributeOf, elementsIn, textOf} from '../search/html';

/** What a card shows; a part that is empty is left out. */
export type Card = {
  readonly title: string;
  /** Where the page belongs: a package, a sidebar, a list of posts. */
  readonly section: string;
  /** What the page is: a function, a command, a post of some day. */
  readonly kind: string;
  /** A signature, or what the page is about. */
  readonly text: string;
  /** Whether the text is a signature. */
  readonly isCode: boolean;
  /** Path of a picture below the folder of static files. */
  readonly picture?: string;
};

/** What a card is made of. */
type BuiltPage = {
  readonly title: string;
  readonly description: string;
  /** Objects of JSON-LD. */
  readonly data: readonly Data[];
  /** Gives the picture of its first example, below the folder of static files. */
  readonly findPicture: () => string | undefined;
};

type Data = Readonly<Record<string, unknown>>;

/** What a page of the documentation documents. */
type Documented = {
  /** Exports such as `@remotion/renderer#renderMedia`, the main one first. */
  readonly api: readonly string[];
  /** Commands such as `remotion render`. */
  readonly commands: readonly string[];
};

/** A value in quotes may hold a ">". */
const HEAD_PARTS =
  /<meta (?:"[^"]*"|[^">])*>|<script [^>]*application\/ld\+json[^>]*>[^]*?<\/script>/g;

/**
 * Reads a built page.
 *
 * @param suffix what the framework puts behind the title of each page
 * @returns `undefined` for what nobody is to find: a redirect, a page for frames
 */
export function readPage(html: string, suffix: string): BuiltPage | undefined {
  // Style sheets, which are most of a head and stand at its end, take their time.
  const head = html.slice(0, html.search(/<style|<\/head>/));
  const parts = [
    ...elementsIn(parseFragment((head.match(HEAD_PARTS) ?? []).join(''))),
  ];
  const contentOf = (name: string): string => {
    const meta = parts.find((part) =>
      [attributeOf(part, 'property'), attributeOf(part, 'name')].includes(name),
    );
    return (meta && attributeOf(meta, 'content')) ?? '';
  };
  const title = contentOf('og:title');
  if (!title || contentOf('robots').includes('noindex')) {
    return undefined;
  }
  return {
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    description: contentOf('og:description'),
    data: parts
      .filter(({tagName}) => tagName === 'script')
      .map((part) => JSON.parse(textOf(part)) as Data),
    findPicture: () => /img\/examples\/[\w./-]+\.webp/.exec(html)?.[0],
  };
}

const stringOf = (value: unknown): string =>
  typeof value === 'string' ? value : '';

const namesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map((entry) =>
    stringOf((entry as Data | undefined)?.name),
  );

/** Longest signature that is whole on a card; of another only a piece would be. */
const SIGNATURE_LENGTH = 180;

/** A signature on one line, which breaks where the card ends. */
const onOneLine = (signature: string): string =>
  signature
    .replace(/([([])\n\s+/g, '$1')
    .replace(/,?\n\s*([)\]])/g, '$1')
    .replace(/\s+/g, ' ');

const capitalized = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1);

function describeDoc(
  {title, data}: BuiltPage,
  {api, commands}: Documented,
): Partial<Card> {
  const crumbs = data.find((each) => each['@type'] === 'BreadcrumbList');
  const categories = namesIn(crumbs?.itemListElement ?? []).slice(0, -1);
  const section = categories[0] ?? 'Documentation';
  if (commands.some((command) => title.includes(command))) {
    return {section, kind: 'Command'};
  }
  const key = api.find((each) => title.includes(parseKey(each).name));
  const entry = key === undefined ? undefined : findExport(key);
  if (!key || !entry) {
    return {section, kind: categories.length > 0 ? 'Documentation' : ''};
  }
  // The signature of a class is that of its constructor.
  const [first] = entry.kind === 'class' ? [] : (entry.signatures ?? []);
  const signature = first && onOneLine(first.text);
  return {
    section: parseKey(key).specifier,
    kind: capitalized(entry.kind),
    ...(signature &&
      signature.length <= SIGNATURE_LENGTH && {text: signature, isCode: true}),
  };
}

/** What is special about pages of a type of schema.org. */
const describeType: Readonly<
  Record<string, (data: Data, page: BuiltPage) => Partial<Card>>
> = {
  BlogPosting: ({isPartOf, datePublished}) => ({
    section: namesIn(isPartOf)[0],
    kind: stringOf(datePublished).slice(0, 10),
  }),
  LearningResource: ({isPartOf, timeRequired}) => ({
    section: namesIn(isPartOf)[0],
    kind: stringOf(timeRequired).replace(/^PT(\d+)M$/, '$1 minutes'),
  }),
  SoftwareSourceCode: ({keywords}, {findPicture}) => ({
    section: 'Templates',
    kind: (Array.isArray(keywords) ? keywords : []).slice(0, 2).join(', '),
    picture: findPicture(),
  }),
  ProfilePage: () => ({section: 'Experts'}),
};

/**
 * Chooses what a card says.
 *
 * @param documented what a page of the documentation documents; `undefined` for
 *   every other page
 */
export function describe(page: BuiltPage, documented?: Documented): Card {
  const {title, description, data} = page;
  const special = documented
    ? describeDoc(page, documented)
    : data
        .map((each) => describeType[stringOf(each['@type'])]?.(each, page))
        .find(Boolean);
  return {
    title,
    section: '',
    kind: '',
    text: description,
    isCode: false,
    ...special,
  };
}

/** The card in words, for those who do not see it. */
export const altOf = (
  {section, title}: Card,
  {description}: BuiltPage,
): string =>
  `${[section, title].filter(Boolean).join(': ')}${/[.?!]$/.test(title) ? '' : '.'} ${description}`;
