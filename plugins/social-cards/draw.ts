/** Draws cards, with the looks of `look.ts`. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {Renderer, type MeasuredNode, type Node} from '@takumi-rs/core';
import type {Card} from './describe';
import {
  CARD_SIZE,
  FONTS,
  NOT_IN_FONTS,
  NOW_WIDTH,
  PLAYHEAD_LINE,
  styles,
  TITLE_LINE_HEIGHT,
  TITLE_SIZES,
} from './look';

/** The renderer has no color modes: a pair becomes its second color. */
const darkOnly = (css: string): string =>
  css
    .replace(/@font-face \{[^}]*\}/g, '')
    .replace(/light-dark\(([^,]+), ([^()]+(?:\([^()]*\))?)\)/g, '$2');

/** The renderer knows no variables in a drawing. */
const colored = (svg: string, tokens: string): string =>
  svg.replace(
    /var\((--[\w-]+)\)/g,
    (_, name: string) =>
      new RegExp(`${name}: ([^;]+);`).exec(tokens)?.[1] ?? '',
  );

const box = (style: Node['style'], ...children: readonly Node[]): Node => ({
  type: 'container',
  style,
  children: [...children],
});

const words = (text: string, style: Node['style'] = {}): Node => ({
  type: 'text',
  style,
  text,
});

const image = (src: string, style: Node['style']): Node => ({
  type: 'image',
  src,
  style,
});

/** Lets a long name break where a new word starts in it. */
const breakable = (title: string): string =>
  title.replace(/([a-z])(?=[A-Z][a-z])/g, '$1\u200b');

/** What is not said by the card itself. */
type Frame = {
  readonly host: string;
  readonly fontSize: number;
  /** Where the playhead is on the ruler. */
  readonly now: number;
};

const heading = (title: string, fontSize: number): Node =>
  box(
    {...styles.title, fontSize},
    words(breakable(title)),
    image('playhead', styles.playhead),
  );

/**
 * Of a card, what decides where its title breaks: a third of the time that all of
 * it would take to measure, and most titles are measured in several sizes.
 */
const layOutTitle = ({title, picture}: Card, fontSize: number): Node =>
  box(
    styles.card,
    box(
      styles.middle,
      box(styles.words, heading(title, fontSize)),
      ...(picture ? [box(styles.picture)] : []),
    ),
  );

/** The elements of a card. */
function layOut(
  {title, section, kind, text, isCode, picture}: Card,
  {host, fontSize, now}: Frame,
): Node {
  const excerpt = words(text, isCode ? styles.code : styles.text);
  return {
    // The variables are those of this element.
    tagName: 'html',
    ...box(
      styles.card,
      box(
        styles.middle,
        box(styles.words, heading(title, fontSize), excerpt),
        ...(picture ? [image('picture', styles.picture)] : []),
      ),
      box(
        {...styles.row, ...styles.head},
        image('logo', styles.logo),
        words(section),
      ),
      image('ruler', styles.ruler),
      box({...styles.row, ...styles.foot}, words(host), words(kind)),
      box({...styles.now, left: now}),
    ),
  };
}

/**
 * Where the playhead at the end of a title goes on the ruler, in pixels.
 *
 * @param card what `layOutTitle()` gives, measured
 * @returns `undefined` if the title has too many lines in its size, or the
 *   playhead has one of its own
 */
function findPlayhead(
  card: MeasuredNode,
  {fontSize, lines}: (typeof TITLE_SIZES)[number],
): number | undefined {
  const title = card.children[0]?.children[0]?.children[0];
  const playhead = title?.children[0];
  if (!title || !playhead) {
    return undefined;
  }
  const start = playhead.transform[4];
  const count = Math.round(title.height / (fontSize * TITLE_LINE_HEIGHT));
  return count > lines || start - title.transform[4] < 1
    ? undefined
    : start + playhead.width * PLAYHEAD_LINE - NOW_WIDTH / 2;
}

const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part));
  return hash.digest('hex').slice(0, 12);
};

/** Draws cards of one look. */
export type Drawing = {
  /** Changes with everything that all cards are made of. */
  readonly version: string;
  /** Tells pictures of cards apart, across versions. */
  readonly hash: (card: Card) => string;
  /** Gives a PNG of {@link CARD_SIZE}. */
  readonly draw: (card: Card) => Promise<Buffer>;
};

/**
 * Opens the renderer with the fonts and colors of the site.
 *
 * @param host name of the site, which every card shows
 */
export async function openDrawing(
  siteDir: string,
  host: string,
): Promise<Drawing> {
  const read = (...names: string[]): Buffer =>
    fs.readFileSync(path.join(siteDir, ...names));
  const readOwn = (name: string): Buffer =>
    fs.readFileSync(path.join(__dirname, name));
  const fonts = FONTS.map(([name, file]) => ({
    name,
    data: read('src/css/fonts', file),
  }));
  const tokens = darkOnly(read('src/css/tokens.css').toString());
  const images = [
    {src: 'logo', data: read('static/img/logo-dark.svg')},
    ...['ruler', 'playhead'].map((src) => ({
      src,
      data: Buffer.from(colored(readOwn(`${src}.svg`).toString(), tokens)),
    })),
  ];
  const version = hashOf(
    ...[...fonts, ...images].map(({data}) => data),
    tokens,
    readOwn('draw.ts'),
    readOwn('look.ts'),
    read('node_modules/@takumi-rs/core/package.json'),
  );
  const renderer = new Renderer();
  for (const font of fonts) {
    await renderer.registerFont(font);
  }
  return {
    version,
    hash: (card) =>
      hashOf(
        version,
        host,
        JSON.stringify(card),
        ...(card.picture ? [read('static', card.picture)] : []),
      ),
    async draw(card) {
      const {title, section, kind, text} = card;
      const missing = `${title}${section}${kind}${text}`.match(NOT_IN_FONTS);
      if (missing) {
        console.warn(
          `[WARNING] The social card of "${title}" shows boxes, because the fonts of the site do not have ${missing.join(' ')}. Write it in words.`,
        );
      }
      const options = {
        ...CARD_SIZE,
        css: [tokens],
        images: [
          ...images,
          ...(card.picture
            ? [{src: 'picture', data: read('static', card.picture)}]
            : []),
        ],
      };
      for (const size of TITLE_SIZES) {
        const {fontSize} = size;
        const measured = await renderer.measure(layOutTitle(card, fontSize), {
          ...CARD_SIZE,
          images,
        });
        const now = findPlayhead(measured, size);
        if (now !== undefined) {
          return renderer.render(layOut(card, {host, fontSize, now}), options);
        }
      }
      throw new Error(
        `social-cards: the title "${card.title}" does not fit on its card. Shorten it, or add a smaller size to TITLE_SIZES in plugins/social-cards/look.ts.`,
      );
    },
  };
}
