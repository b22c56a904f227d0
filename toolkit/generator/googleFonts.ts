/** The list of Google fonts for the picker: names, styles, weights and subsets. */
import {createRequire} from 'node:module';
import path from 'node:path';
import type {GoogleFontList} from '../model';
import {compareText} from './json';
import type {ToolkitPackage} from './packages';

const PACKAGE_NAME = '@remotion/google-fonts';

type Info = {
  readonly fontFamily: string;
  readonly fonts: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
  >;
  readonly subsets: readonly string[];
};

/** Names each different text once, and tells the place of each. */
class Places {
  private readonly places = new Map<string, number>();

  placeOf(text: string): number {
    const place = this.places.get(text) ?? this.places.size;
    this.places.set(text, place);
    return place;
  }

  list(): string[] {
    return [...this.places.keys()];
  }
}

/** Parts of large fonts are numbered: `[0]`, `[1]`. */
function isPart(subset: string): boolean {
  return subset.startsWith('[');
}

/** Such as `normal 400 700,italic 400`. */
function describeStyles({fonts}: Info): string {
  return Object.keys(fonts)
    .sort((a, b) => compareText(b, a))
    .map((style) =>
      [style, ...Object.keys(fonts[style] ?? {}).sort(compareText)].join(' '),
    )
    .join();
}

/** The keys that the URLs of a font have, which are the same for all weights. */
function keysOf({fonts}: Info): string[] {
  const keys = Object.values(fonts)
    .flatMap((weights) => Object.values(weights))
    .map((subsets) => Object.keys(subsets));
  return [...new Set(keys.flat())];
}

/** Such as `japanese* latin`, with a star behind what types offer in vain. */
function describeSubsets({subsets}: Info, keys: readonly string[]): string {
  return [...new Set([...subsets, ...keys.filter((key) => !isPart(key))])]
    .sort(compareText)
    .map((subset) => (keys.includes(subset) ? subset : `${subset}*`))
    .join(' ');
}

/**
 * Reads the list that `getAvailableFonts()` returns, and the data of each font.
 * The modules are loaded, and request nothing.
 *
 * @returns undefined if the package is not installed
 */
export function readGoogleFonts(
  packages: readonly ToolkitPackage[],
): GoogleFontList | undefined {
  const item = packages.find(({name}) => name === PACKAGE_NAME);
  if (!item) {
    return undefined;
  }
  const load = createRequire(path.join(item.dir, 'package.json'));
  const {getAvailableFonts} = load('./dist/cjs/index.js') as {
    getAvailableFonts: () => readonly {
      readonly fontFamily: string;
      readonly importName: string;
    }[];
  };
  const styles = new Places();
  const subsets = new Places();
  const fonts = getAvailableFonts().map(({fontFamily, importName}) => {
    const {getInfo} = load(`./dist/cjs/${importName}.js`) as {
      getInfo: () => Info;
    };
    const info = getInfo();
    const keys = keysOf(info);
    return [
      fontFamily,
      importName === fontFamily.replaceAll(' ', '') ? '' : importName,
      info.fontFamily === fontFamily ? '' : info.fontFamily,
      styles.placeOf(describeStyles(info)),
      subsets.placeOf(describeSubsets(info, keys)),
      keys.filter(isPart).length || '',
    ].join(';');
  });
  return {styles: styles.list(), subsets: subsets.list(), fonts};
}
