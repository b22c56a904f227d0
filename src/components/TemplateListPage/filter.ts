import type {Template} from '../../data/schema';
import type {Filters} from '../../hooks/useFilters';
import {readValue} from '../../readValue';

/** What of a template can be searched and filtered. */
export type FilteredTemplate = Pick<
  Template,
  'name' | 'tagline' | 'purposes' | 'technologies'
> & {
  /** What newcomers call it. */
  readonly terms?: Template['searchTerms'];
};

/** Names of the filters in the query string. */
export const FILTERS = ['search', 'for', 'technology'] as const;

/**
 * What is wanted; empty for everything: words, of which a template has to have
 * all, one of the purposes of templates, and a technology.
 */
export type TemplateFilter = Filters<(typeof FILTERS)[number]>;

/** Lower case, without marks over letters: `Résumé` is `resume`. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Words of a text; `Next.js` has `nextjs`, `next` and `js`. */
function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[\s,]+/)
    .flatMap((word) => {
      const parts = word.split(/[^\p{L}\p{N}]+/u);
      return [parts.join(''), ...parts];
    })
    .filter(Boolean);
}

/** Whether a template has words that begin with each of those that are wanted. */
function hasWords(template: FilteredTemplate, search: string): boolean {
  const {name, tagline, purposes, technologies, terms = ''} = template;
  const words = wordsOf(
    [name, tagline, ...purposes, ...technologies, terms].join(' '),
  );
  return fold(search)
    .split(/[\s,]+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)
    .every((wanted) =>
      // Who wants captions is helped by a caption.
      [wanted, wanted.replace(/(..)s$/, '$1')].some((start) =>
        words.some((word) => word.startsWith(start)),
      ),
    );
}

/** The templates that have all that is wanted, in their order. */
export function filterTemplates<T extends FilteredTemplate>(
  templates: readonly T[],
  {search, for: purpose, technology}: TemplateFilter,
): readonly T[] {
  return templates.filter(
    (template) =>
      (!purpose || template.purposes.some((name) => name === purpose)) &&
      (!technology || template.technologies.includes(technology)) &&
      hasWords(template, search),
  );
}

/** All technologies, those of the most templates first. */
export function listTechnologies(
  templates: readonly Pick<Template, 'technologies'>[],
): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of templates.flatMap(({technologies}) => technologies)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
}

/** Says how many templates a filter has found. */
export function describeResult(
  count: number,
  {search, for: purpose, technology}: TemplateFilter,
): string {
  const wanted = readValue(search, []);
  return [
    count === 0 ? 'No' : count,
    count < 2 ? 'template' : 'templates',
    purpose && `for ${purpose.charAt(0).toLowerCase()}${purpose.slice(1)}`,
    technology && `with ${technology}`,
    wanted && `that ${count < 2 ? 'matches' : 'match'} "${wanted}"`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The filters without which something would be found, each with how much. For
 * somebody whom all of them together have left with nothing.
 */
export function findWiderFilters(
  templates: readonly FilteredTemplate[],
  filter: TemplateFilter,
): readonly {
  readonly name: keyof TemplateFilter;
  readonly count: number;
}[] {
  return FILTERS.filter((name) => filter[name]).flatMap((name) => {
    const wider = {...filter, [name]: ''};
    const {length: count} = filterTemplates(templates, wider);
    const isWhole = FILTERS.every((each) => !wider[each]);
    return count > 0 && !isWhole ? [{name, count}] : [];
  });
}
