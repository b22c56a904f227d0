import type {GoogleFontList} from '../../../toolkit/model';

/** A font of the list, ready to show. */
export type Font = {
  /** As Google spells it. */
  readonly name: string;
  /** The last part of the import path. */
  readonly importName: string;
  /** The name in CSS, once the package has loaded it. */
  readonly fontFamily: string;
  readonly styles: readonly FontStyle[];
  /** Subsets that can be loaded. */
  readonly subsets: readonly string[];
  /** Subsets that exist in types only. */
  readonly emptySubsets: readonly string[];
  /** How many numbered parts there are. */
  readonly parts: number;
};

type FontStyle = {readonly name: string; readonly weights: readonly string[]};

function parseStyles(text: string): FontStyle[] {
  return text.split(',').map((style) => {
    const [name = '', ...weights] = style.split(' ');
    return {name, weights};
  });
}

/** Unpacks the list that `npm run generate:api` has written. */
export function unpackFonts({
  styles,
  subsets,
  fonts,
}: GoogleFontList): readonly Font[] {
  const parsedStyles = styles.map(parseStyles);
  return fonts.map((font) => {
    const [name = '', importName = '', fontFamily = '', style, subset, parts] =
      font.split(';');
    const names = (subsets[Number(subset)] ?? '').split(' ').filter(Boolean);
    return {
      name,
      importName: importName === '' ? name.replaceAll(' ', '') : importName,
      fontFamily: fontFamily === '' ? name : fontFamily,
      styles: parsedStyles[Number(style)] ?? [],
      subsets: names.filter((entry) => !entry.endsWith('*')),
      emptySubsets: names
        .filter((entry) => entry.endsWith('*'))
        .map((entry) => entry.slice(0, -1)),
      parts: Number(parts),
    };
  });
}

/** The name of a font in an address of Google, such as `Noto+Sans+JP`. */
export function nameInAddress({name}: Font): string {
  return encodeURIComponent(name).replaceAll('%20', '+');
}

/** Letters and digits only, so that `Playfair-display` finds `Playfair Display`. */
function normalize(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Fonts with every word of the query in a name; those that begin with it first. */
export function findFonts(
  fonts: readonly Font[],
  query: string,
): readonly Font[] {
  const words = query.split(/\s+/).map(normalize).filter(Boolean);
  if (words.length === 0) {
    return fonts;
  }
  const found = fonts.filter((font) => {
    const names = [font.name, font.importName, font.fontFamily].map(normalize);
    return names.some((name) => words.every((word) => name.includes(word)));
  });
  const start = words.join('');
  const begins = (font: Font): boolean =>
    normalize(font.name).startsWith(start);
  return [...found.filter(begins), ...found.filter((font) => !begins(font))];
}

/** What to load of a font. */
export type Choice = {
  readonly style: string;
  readonly weights: readonly string[];
  readonly subsets: readonly string[];
};

/** What most videos need: upright, regular, Latin, as far as the font has it. */
export function defaultChoice({styles, subsets}: Font): Choice {
  const style = styles.find(({name}) => name === 'normal') ?? styles[0];
  const weights = style?.weights ?? [];
  const weight = weights.includes('400') ? '400' : weights[0];
  const subset = subsets.includes('latin') ? 'latin' : subsets[0];
  return {
    style: style?.name ?? 'normal',
    weights: weight ? [weight] : [],
    subsets: subset ? [subset] : [],
  };
}

/** How many font faces the call adds. A list without an entry means all. */
export function countFaces(
  font: Font,
  {style, weights, subsets}: Choice,
): number {
  const all = font.styles.find(({name}) => name === style)?.weights ?? [];
  return (
    (weights.length || all.length) *
    (subsets.length || font.subsets.length + font.parts)
  );
}

/** The module that loads the font. */
export function writeCode(
  {importName}: Font,
  {style, weights, subsets}: Choice,
): string {
  const list = (values: readonly string[]): string =>
    values.map((value) => `'${value}'`).join(', ');
  const options = [
    ...(weights.length > 0 ? [`  weights: [${list(weights)}],`] : []),
    ...(subsets.length > 0 ? [`  subsets: [${list(subsets)}],`] : []),
  ];
  const call =
    options.length > 0
      ? `loadFont('${style}', {\n${options.join('\n')}\n});`
      : `loadFont('${style}');`;
  return `import {loadFont} from '@remotion/google-fonts/${importName}';\n\nexport const {fontFamily} = ${call}`;
}
