import type {Template} from '../../data/schema';

/** Name of the filter in the query string. */
export const TECHNOLOGY_PARAMETER = 'technology';

/** Fewest templates that a technology needs to be offered as a filter. */
const MINIMUM_COUNT = 2;

/** Longest value that is taken from an address, in characters. */
const VALUE_LIMIT = 60;

export type Technology = {readonly name: string; readonly count: number};

type WithTechnologies = Pick<Template, 'technologies'>;

function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** A technology from an address, spelled as the templates spell it. */
export function readTechnology(
  value: string,
  templates: readonly WithTechnologies[],
): string {
  const wanted = value.normalize('NFC').trim().slice(0, VALUE_LIMIT);
  const names = templates.flatMap(({technologies}) => technologies);
  return names.find((name) => isSameName(name, wanted)) ?? wanted;
}

/** Templates that use a technology; all of them if its name is empty. */
export function filterByTechnology<T extends WithTechnologies>(
  templates: readonly T[],
  technology: string,
): readonly T[] {
  return technology
    ? templates.filter(({technologies}) => technologies.includes(technology))
    : templates;
}

/** Technologies that several templates use, the most used first. */
export function countTechnologies(
  templates: readonly WithTechnologies[],
): readonly Technology[] {
  const counts = new Map<string, number>();
  for (const name of templates.flatMap(({technologies}) => technologies)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({name, count}))
    .filter(({count}) => count >= MINIMUM_COUNT)
    .sort((a, b) => b.count - a.count);
}

/** Address of the templates that use a technology, or of all of them. */
export function technologyAddress(technology?: string): string {
  return technology
    ? `/templates/?${new URLSearchParams({[TECHNOLOGY_PARAMETER]: technology})}`
    : '/templates/';
}
