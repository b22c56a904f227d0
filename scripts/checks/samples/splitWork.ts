import type {Sample} from './types';

/** A group costs a new program of the compiler; about as much as this many samples. */
const COST_OF_GROUP = 20;

/** Fewer samples than this are done sooner than a second thread is ready. */
const MIN_SAMPLES_PER_THREAD = 25;

/** Splits samples into shares of like cost, keeping groups whole where it can. */
export function splitWork(
  samples: readonly Sample[],
  maxShares: number,
): Sample[][] {
  const count = Math.max(
    1,
    Math.min(maxShares, Math.floor(samples.length / MIN_SAMPLES_PER_THREAD)),
  );
  const shares = Array.from({length: count}, () => ({
    cost: 0,
    samples: [] as Sample[],
  }));
  const groups = [...new Set(samples.map(({group}) => group))]
    .map((name) => samples.filter(({group}) => group === name))
    .sort((a, b) => b.length - a.length);
  for (const group of groups) {
    const [lightest] = [...shares].sort((a, b) => a.cost - b.cost);
    lightest?.samples.push(...group);
    if (lightest) {
      lightest.cost += group.length + COST_OF_GROUP;
    }
  }
  return shares.map((share) => share.samples).filter(({length}) => length > 0);
}
