import type {Template} from '../../src/data/schema';

type Compared = Pick<Template, 'slug' | 'purposes' | 'technologies'>;

/** The share of the weight of two lists that both have, from 0 to 1. */
function overlap(
  first: readonly string[],
  second: readonly string[],
  weightOf: (name: string) => number,
): number {
  const sum = (names: readonly string[]): number =>
    names.reduce((total, name) => total + weightOf(name), 0);
  const shared = first.filter((name) => second.includes(name));
  const all = sum(first) + sum(second) - sum(shared);
  return all > 0 ? sum(shared) / all : 0;
}

/**
 * The templates that are most like one, the closest first. What they are for
 * counts as much as what they are made with, where a technology counts the more
 * the fewer templates have it: all are written in TypeScript, and few are servers.
 */
export function similarTemplates<T extends Compared>(
  template: Compared,
  templates: readonly T[],
  count: number,
): readonly T[] {
  const rarityOf = (technology: string): number =>
    Math.log(
      templates.length /
        templates.filter(({technologies}) => technologies.includes(technology))
          .length,
    );
  const likeness = ({purposes, technologies}: Compared): number =>
    overlap(purposes, template.purposes, () => 1) +
    overlap(technologies, template.technologies, rarityOf);
  return templates
    .filter(({slug}) => slug !== template.slug)
    .map((other) => ({other, score: likeness(other)}))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({other}) => other);
}
