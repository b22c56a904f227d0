import type {SearchResult} from './searchClient';

const groupOf = ({hierarchy}: SearchResult['hits'][number]): string =>
  hierarchy.lvl0 ?? '';

/**
 * A better answer to a question whose results are being read: these stay where
 * they are, with the texts that came since. Others come below them, except for
 * those of a group that has another group below it.
 */
export function keepPlaces(
  shown: SearchResult | undefined,
  better: SearchResult,
): SearchResult {
  // Who saw that some is missing, and asked for it, expects other results.
  if (!shown || shown.hits.length === 0 || shown.lacksText === 'missing') {
    return better;
  }
  const byId = new Map(better.hits.map((hit) => [hit.objectID, hit]));
  const kept = shown.hits.map((hit) => byId.get(hit.objectID) ?? hit);
  kept.forEach(({objectID}) => byId.delete(objectID));
  const last = kept.at(-1);
  const above = new Set(kept.map(groupOf));
  if (last) {
    above.delete(groupOf(last));
  }
  const added = [...byId.values()].filter((hit) => !above.has(groupOf(hit)));
  return {
    ...better,
    hits: [...kept, ...added].slice(
      0,
      Math.max(kept.length, better.hits.length),
    ),
  };
}
