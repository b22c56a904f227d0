import {capitalize, createRandom, words} from './prose';

/** A page of the corpus. */
export type CorpusPage = {
  /** Path below the folder of the corpus, without an extension. */
  readonly id: string;
  readonly title: string;
};

/** A category of the sidebar: pages, or further categories. */
export type CorpusCategory = {
  readonly label: string;
  readonly items: readonly (CorpusCategory | CorpusPage)[];
};

/**
 * Sizes of the categories, close to those of this site, whose sidebars hold 2 to
 * 42 pages a category, 11 on average, in one or two levels.
 */
const PAGES_PER_SECTION = 11;
const SECTIONS_PER_GROUP = 8;

function chunk<T>(items: readonly T[], size: number): T[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/**
 * Names the pages of a corpus and puts them in categories, in the order of the
 * sidebar. Titles are not unique, as on a real site; ids are.
 */
export function planPages(count: number): CorpusCategory[] {
  const next = createRandom('tree');
  const label = (length: number): string => capitalize(words(next, length));
  const indices = Array.from({length: count}, (_, index) => index);
  return chunk(chunk(indices, PAGES_PER_SECTION), SECTIONS_PER_GROUP).map(
    (sections, group) => ({
      label: label(2),
      items: sections.map((pages, section) => ({
        label: label(2),
        items: pages.map((page) => ({
          id: `group-${group + 1}/section-${section + 1}/page-${page + 1}`,
          title: label(3),
        })),
      })),
    }),
  );
}

/** The pages of categories, in the order of the sidebar. */
export function pagesOf(
  items: readonly (CorpusCategory | CorpusPage)[],
): CorpusPage[] {
  return items.flatMap((item) =>
    'items' in item ? pagesOf(item.items) : [item],
  );
}
