import type {ShowcaseCard} from '../../data/showcaseCard';

/** Names of the filters in the query string. */
export const FILTERS = ['search', 'kind', 'link'] as const;

/** What the list is filtered by; empty values leave all of it. */
type Filters = Readonly<Record<(typeof FILTERS)[number], string>>;

/** Kinds of links by the words for them, in the order in which they are offered. */
export const LINKS: Readonly<Record<string, string>> = {
  'Source code': 'source_code',
  Tutorial: 'tutorial',
  Video: 'video',
  Website: 'website',
};

type Entry = Pick<
  ShowcaseCard,
  'name' | 'kind' | 'group' | 'description' | 'author' | 'links'
>;

/** Letters and digits in lower case, without accents: `Météo` is `meteo`. */
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Keeps the entries of a kind that have a link, and every word that was typed in
 * name, kind, description or author. Case, accents and punctuation are ignored.
 */
export function filterEntries<T extends Entry>(
  entries: readonly T[],
  {search, kind, link}: Filters,
): readonly T[] {
  const words = search.split(/\s+/).map(normalize).filter(Boolean);
  return entries.filter((entry) => {
    const {name, group, description, author, links} = entry;
    const text = normalize(
      [name, entry.kind, group, description, author?.name].join(' '),
    );
    return (
      (!kind || group === kind) &&
      (!link || (LINKS[link] ?? '') in links) &&
      words.every((word) => text.includes(word))
    );
  });
}

/** The kinds of all entries, by the alphabet. */
export function listGroups(
  entries: readonly Pick<Entry, 'group'>[],
): readonly string[] {
  return [...new Set(entries.map(({group}) => group))].sort();
}
