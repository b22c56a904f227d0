/**
 * The look of a card: the site in its dark mode, with a ruler, and a playhead
 * that stands at the end of the title and at the same place on the ruler. Colors
 * are variables of `src/css/tokens.css`. The renderer knows no logical sizes.
 */
import type {Node} from '@takumi-rs/core';

type Style = NonNullable<Node['style']>;

const SANS = 'Instrument Sans Variable';
const MONO = 'Geist Mono Variable';

/** The files of the site's fonts below `src/css/fonts/`. */
export const FONTS = [
  [SANS, 'instrument-sans-latin-wght-normal.woff2'],
  [MONO, 'geist-mono-latin-wght-normal.woff2'],
] as const;

/** What these fonts do not have, as the ranges in `src/css/tokens.css` say. */
export const NOT_IN_FONTS =
  /[^\x20-\x7e\xa0-\u02af\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032-\u203a\u20ac\u2122\u2191\u2193\u2212]/gu;

/** Size of a card in pixels, which is what social networks ask for. */
export const CARD_SIZE = {width: 1200, height: 630};

/** Sizes of a title with the lines that it may have; the first that fits is taken. */
export const TITLE_SIZES = [
  {fontSize: 120, lines: 1},
  {fontSize: 96, lines: 1},
  {fontSize: 80, lines: 2},
  {fontSize: 72, lines: 2},
  {fontSize: 60, lines: 3},
] as const;

/** Of a title, in its own size. */
export const TITLE_LINE_HEIGHT = 1.1;

/** Width of the playhead where it crosses the ruler. */
export const NOW_WIDTH = 6;

/** Where the line of the playhead is in its picture, as a part of the width. */
export const PLAYHEAD_LINE = 37 / 50;

const text: Style = {
  marginTop: 30,
  fontSize: 33,
  lineHeight: 1.35,
  lineClamp: 3,
  overflow: 'hidden',
};

export const styles = {
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    ...CARD_SIZE,
    padding: '0 72px',
    backgroundColor: 'var(--site-bg)',
    color: 'var(--site-muted)',
    fontFamily: SANS,
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    fontFamily: MONO,
    fontSize: 28,
  },
  logo: {width: 244, height: 50},
  head: {position: 'absolute', top: 56, left: 72, right: 72},
  middle: {
    display: 'flex',
    alignItems: 'center',
    gap: 64,
    height: 372,
    marginTop: 116,
  },
  title: {
    display: 'block',
    color: 'var(--site-ink)',
    fontWeight: 620,
    letterSpacing: '-0.035em',
    lineHeight: TITLE_LINE_HEIGHT,
    overflowWrap: 'anywhere',
  },
  words: {flex: 1, display: 'flex', flexDirection: 'column'},
  playhead: {width: '0.387em', height: '0.96em', verticalAlign: '-0.08em'},
  text,
  code: {
    ...text,
    color: 'var(--site-body)',
    fontFamily: MONO,
    fontSize: 27,
    lineHeight: 1.45,
  },
  picture: {width: 400, height: 340, objectFit: 'contain'},
  ruler: {position: 'absolute', top: 505, left: 0},
  now: {
    position: 'absolute',
    top: 486,
    width: NOW_WIDTH,
    height: 62,
    backgroundColor: 'var(--site-accent)',
  },
  foot: {position: 'absolute', top: 563, left: 72, right: 72},
} satisfies Record<string, Style>;
