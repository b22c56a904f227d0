import type {Claim, Trial, Verdict} from './trial';

/** On a busy machine, a `<video>` element may not get to a frame in time. */
const ATTEMPTS = 3;

const pathOf = (page: string): string =>
  page.replace(/^docs\//, '').replace(/\.mdx$/, '');

/**
 * Leaves the trials and pages that are named; all where none is.
 *
 * @param names names of trials, or pages with or without `docs/` and `.mdx`
 * @throws Error that lists the known names where there is another
 */
export function selectClaims(
  trials: readonly Trial[],
  names: readonly string[],
): readonly Trial[] {
  const pages = new Set(
    trials.flatMap(({claims}) => claims.map(({page}) => pathOf(page))),
  );
  const paths = names.map(pathOf);
  const known = [...trials.map(({name}) => name), ...pages];
  const unknown = names.find((name) => !known.includes(pathOf(name)));
  if (unknown !== undefined) {
    throw new Error(
      `There is no trial of "${unknown}". Name trials (${trials.map(({name}) => name).join(', ')}) or pages:\n${[...pages].sort().join('\n')}`,
    );
  }
  return trials
    .map((trial) => ({
      ...trial,
      claims:
        names.length === 0 || names.includes(trial.name)
          ? trial.claims
          : trial.claims.filter(({page}) => paths.includes(pathOf(page))),
    }))
    .filter(({claims}) => claims.length > 0);
}

async function tryClaim({prove}: Claim): Promise<Verdict> {
  try {
    return await prove();
  } catch (error) {
    return {holds: false, came: `stops with "${String(error)}"`};
  }
}

/**
 * Tries all claims, one after the other. A claim that does not hold is tried
 * again, and the line about it says how often.
 *
 * @param write prints a line
 * @returns whether all of them hold
 */
export async function runTrials(
  trials: readonly Trial[],
  write: (line: string) => void,
): Promise<boolean> {
  const wrong: string[] = [];
  const total = trials.flatMap(({claims}) => claims).length;
  let count = 0;
  for (const {name, claims, attempts = ATTEMPTS} of trials) {
    write(`${name}: ${claims.length} claims`);
    for (const claim of claims) {
      const start = performance.now();
      let attempt = 1;
      let verdict = await tryClaim(claim);
      for (; !verdict.holds && attempt < attempts; attempt++) {
        verdict = await tryClaim(claim);
      }
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      count++;
      write(
        `[${count}/${total}] ${verdict.holds ? 'ok' : 'WRONG'} ${claim.page}: ${claim.expected} (${seconds} s${attempt > 1 ? `, ${attempt} attempts` : ''})`,
      );
      if (!verdict.holds) {
        wrong.push(
          `docs/${claim.page}\n  expected: ${claim.expected}\n  came:     ${verdict.came}`,
        );
      }
    }
  }
  write(
    wrong.length === 0
      ? `All ${total} claims hold.`
      : `${wrong.length} of ${total} claims do not hold. Correct the pages, or the trials:\n${wrong.join('\n')}`,
  );
  return wrong.length === 0;
}
