import {describe, expect, it} from 'vitest';
import list from '../../../../toolkit/api/_google-fonts.json';
import {
  countFaces,
  defaultChoice,
  findFonts,
  unpackFonts,
  writeCode,
  type Font,
} from '../fontList';
import {styleSheetAddress} from '../preview';

const fonts = unpackFonts(list);

function fontNamed(name: string): Font {
  const font = fonts.find((entry) => entry.name === name);
  if (!font) {
    throw new Error(`There is no ${name}.`);
  }
  return font;
}

describe('the list', () => {
  it('has a style with a weight, and something to load, for each font', () => {
    expect(
      fonts.filter((font) => {
        const choice = defaultChoice(font);
        return choice.weights.length === 0 || countFaces(font, choice) === 0;
      }),
    ).toEqual([]);
  });

  it('counts a file for each weight and subset', () => {
    const choice = {style: 'normal', weights: [], subsets: []};
    const font = fontNamed('B612');
    expect(countFaces(font, choice)).toBe(2);
    expect(countFaces(font, {...choice, weights: ['700']})).toBe(1);
  });

  it('tells names, styles and subsets apart', () => {
    expect(fontNamed('B612')).toEqual({
      name: 'B612',
      importName: 'B612',
      fontFamily: 'BSixOneTwo',
      styles: [
        {name: 'normal', weights: ['400', '700']},
        {name: 'italic', weights: ['400', '700']},
      ],
      subsets: ['latin'],
      emptySubsets: [],
      parts: 0,
    });
    expect(fontNamed('Noto Sans JP')).toMatchObject({
      importName: 'NotoSansJP',
      fontFamily: 'Noto Sans JP',
      subsets: ['cyrillic', 'latin', 'latin-ext', 'vietnamese'],
      emptySubsets: ['japanese'],
      parts: 120,
    });
  });
});

describe('findFonts', () => {
  const namesFor = (query: string): string[] =>
    findFonts(fonts, query).map(({name}) => name);

  it.each([
    ['playfair-display', 'Playfair Display'],
    ['PLAYFAIR sc', 'Playfair Display SC'],
    ['bsixone', 'B612'],
    ['vt 323', 'VT323'],
  ])('finds %s', (query, name) => {
    expect(namesFor(query)).toContain(name);
  });

  it('shows fonts first that begin with the query', () => {
    expect(namesFor('inter')[0]).toBe('Inter');
    expect(namesFor('sans')[0]).toMatch(/^Sans/);
  });

  it('finds all for nothing, and nothing for what no font is called', () => {
    expect(namesFor(' . ')).toHaveLength(fonts.length);
    expect(namesFor('no such font')).toEqual([]);
  });
});

describe('writeCode', () => {
  it('names what is chosen', () => {
    expect(
      writeCode(fontNamed('Playfair Display'), {
        style: 'italic',
        weights: ['400', '900'],
        subsets: ['latin', 'latin-ext'],
      }),
    ).toBe(`import {loadFont} from '@remotion/google-fonts/PlayfairDisplay';

export const {fontFamily} = loadFont('italic', {
  weights: ['400', '900'],
  subsets: ['latin', 'latin-ext'],
});`);
  });

  it('leaves out what is not', () => {
    expect(
      writeCode(fontNamed('Molle'), {
        style: 'italic',
        weights: [],
        subsets: [],
      }),
    ).toMatch(/= loadFont\('italic'\);$/);
  });
});

it('asks Google for the weights in their order', () => {
  expect(
    styleSheetAddress(fontNamed('M PLUS 1p'), {
      style: 'normal',
      weights: ['700', '400'],
    }),
  ).toBe(
    'https://fonts.googleapis.com/css2?family=M+PLUS+1p:ital,wght@0,400;0,700&display=block',
  );
});
