import type {Sample} from './types';

/** Cost of starting a program of the compiler for a group, counted in samples. */
const COST_OF_GROUP = 20;

/** Below this many samples, starting a second thread takes longer than the check. */
const MIN_SAMPLES_PER_THREAD = 25;

/** Splits samples into shares of similar cost, and keeps groups whole if possible. */
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
