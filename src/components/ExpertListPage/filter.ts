import {EXPERT_FIELDS} from '../../data/expertFields';
import type {Expert} from '../../data/schema';

/** Names of the filters in the query string. */
export const FIELD_PARAMETER = 'focus';
export const CALLS_PARAMETER = 'calls';

/** What the list is filtered by. */
export type ExpertFilter = {
  /** A field of work; empty for all of them. */
  readonly field: string;
  /** Whether experts have to be open to video calls. */
  readonly calls: boolean;
};

type Filterable = Pick<Expert, 'fields' | 'offersCall'>;

/** Longest value that is taken from an address, in characters. */
const VALUE_LIMIT = 60;

/** A filter from the values of an address, which anybody may have written. */
export function readFilter(field: string, calls: string): ExpertFilter {
  const wanted = field.normalize('NFC').trim().slice(0, VALUE_LIMIT);
  const known = EXPERT_FIELDS.find(
    (name) => name.toLowerCase() === wanted.toLowerCase(),
  );
  return {field: known ?? wanted, calls: calls === 'yes'};
}

/** The experts that a filter leaves. */
export function filterExperts<T extends Filterable>(
  experts: readonly T[],
  {field, calls}: ExpertFilter,
): readonly T[] {
  return experts.filter(
    ({fields, offersCall}) =>
      (!field || fields.some((name) => name === field)) &&
      (!calls || offersCall),
  );
}

/** Address of the list with a filter. */
export function filterAddress({field, calls}: ExpertFilter): string {
  const query = new URLSearchParams({
    ...(field && {[FIELD_PARAMETER]: field}),
    ...(calls && {[CALLS_PARAMETER]: 'yes'}),
  }).toString();
  return query ? `/experts/?${query}` : '/experts/';
}

/** What is left of the list, in words. */
export function describeResult(
  count: number,
  {field, calls}: ExpertFilter,
): string {
  const words = [
    count === 1 ? '1 expert' : `${count} experts`,
    field && `for ${field}`,
    calls && 'open to video calls',
  ];
  return words.filter(Boolean).join(' ');
}
