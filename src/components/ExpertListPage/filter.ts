import type {Expert} from '../../data/schema';
import type {Filters} from '../../hooks/useFilters';

/** Names of the filters in the query string. */
export const FILTERS = ['focus', 'calls'] as const;

/**
 * What the list is filtered by: a field of work, empty for all of them, and
 * `yes` for experts who are open to video calls.
 */
export type ExpertFilter = Filters<(typeof FILTERS)[number]>;

type Filterable = Pick<Expert, 'fields' | 'offersCall'>;

/** The experts that a filter leaves. */
export function filterExperts<T extends Filterable>(
  experts: readonly T[],
  {focus, calls}: ExpertFilter,
): readonly T[] {
  return experts.filter(
    ({fields, offersCall}) =>
      (!focus || fields.some((name) => name === focus)) &&
      (calls !== 'yes' || offersCall),
  );
}

/** What is left of the list, in words. */
export function describeResult(
  count: number,
  {focus, calls}: ExpertFilter,
): string {
  const words = [
    count === 1 ? '1 expert' : `${count} experts`,
    focus && `for ${focus}`,
    calls === 'yes' && 'open to video calls',
  ];
  return words.filter(Boolean).join(' ');
}
