/** Finds in the source of a page what its samples need and do not show. */
import {findShownLines} from '../remark/samples/notations';

/** A fence of a sample: its indentation, then its lines up to the last fence. */
const SAMPLES = /^([ \t]*)```tsx?\b.*\n([\s\S]*?)^\1```$/gm;

/** Comments that only the site or its checks read. */
const NOTATION = /^\s*\/\/\s?(?:---cut|highlight-|@\w)/;

/** Begins another file of a sample. */
const NEW_FILE = /^\s*\/\/\s?@filename:/;

/** What a sample looks like on the page, to find it by. */
export function sampleKey(code: string): string {
  return code
    .split('\n')
    .filter((line) => !NOTATION.test(line))
    .join('\n')
    .trim();
}

/**
 * The samples of a page that hide lines, whole: what a reader does not see stands
 * in its place, between comments that say so. Files of which nothing is shown are
 * left out, because what is shown imports them.
 *
 * @param source the page as it is written
 * @returns the whole sample by what a reader sees of it, see `sampleKey`
 */
export function readSetUps(source: string): ReadonlyMap<string, string> {
  const wholes = new Map<string, string>();
  for (const [, indent = '', text = ''] of source.matchAll(SAMPLES)) {
    const lines = text
      .split('\n')
      .map((line) =>
        line.startsWith(indent) ? line.slice(indent.length) : line,
      );
    const shown = new Set(findShownLines(lines.join('\n')));
    let file = 0;
    const all = lines.map((line, index) => {
      file += NEW_FILE.test(line) ? 1 : 0;
      return {line, file, isShown: shown.has(index)};
    });
    const shownFiles = new Set(
      all.filter(({isShown}) => isShown).map((it) => it.file),
    );
    const kept = all
      .filter((it) => shownFiles.has(it.file))
      // Empty lines at the edges belong to neither.
      .filter(({line, isShown}) => isShown || line.trim() !== '')
      .filter(({line}) => !NOTATION.test(line));
    if (kept.some(({isShown}) => !isShown)) {
      const whole = kept.flatMap(({line, isShown}, index) => {
        const wasShown = kept[index - 1]?.isShown ?? true;
        return isShown === wasShown
          ? [line]
          : [
              isShown
                ? '// Shown on the page:'
                : '// Set-up, not shown on the page:',
              line,
            ];
      });
      const visible = kept.flatMap(({line, isShown}) => (isShown ? line : []));
      wholes.set(sampleKey(visible.join('\n')), whole.join('\n').trim());
    }
  }
  return wholes;
}
