import {describe, expect, it} from 'vitest';
import {runTrials, selectClaims} from '../runner';
import type {Claim, Trial} from '../trial';

const claim = (page: string, ...outcomes: (boolean | Error)[]): Claim => {
  const left = [...outcomes];
  return {
    page,
    expected: 'it is blue',
    prove: () => {
      const outcome = left.shift() ?? true;
      return outcome instanceof Error
        ? Promise.reject(outcome)
        : Promise.resolve({holds: outcome, came: 'it is red'});
    },
  };
};

const trials: readonly Trial[] = [
  {name: 'colors', claims: [claim('sky.mdx'), claim('sea/index.mdx')]},
  {name: 'sounds', claims: [claim('sky.mdx')]},
];

const select = (...names: string[]): (readonly [string, number])[] =>
  selectClaims(trials, names).map(
    ({name, claims}) => [name, claims.length] as const,
  );

async function run(...claims: Claim[]): Promise<[boolean, string[]]> {
  const lines: string[] = [];
  const holds = await runTrials([{name: 'colors', claims}], (line) =>
    lines.push(line.replace(/[\d.]+ s\b/g, '0 s')),
  );
  return [holds, lines];
}

describe('selectClaims', () => {
  it('takes names of trials and pages', () => {
    expect(select()).toEqual([
      ['colors', 2],
      ['sounds', 1],
    ]);
    expect(select('sounds')).toEqual([['sounds', 1]]);
    expect(select('docs/sky.mdx')).toEqual([
      ['colors', 1],
      ['sounds', 1],
    ]);
    expect(select('sea/index', 'sounds')).toEqual([
      ['colors', 1],
      ['sounds', 1],
    ]);
  });

  it('lists what is known in place of another name', () => {
    expect(() => select('sky', 'moon')).toThrow(
      'There is no trial of "moon". Name trials (colors, sounds) or pages:\nsea/index\nsky',
    );
  });
});

describe('runTrials', () => {
  it('counts the claims', async () => {
    expect(await run(claim('sky.mdx'), claim('sea.mdx'))).toEqual([
      true,
      [
        'colors: 2 claims',
        '[1/2] ok sky.mdx: it is blue (0 s)',
        '[2/2] ok sea.mdx: it is blue (0 s)',
        'All 2 claims hold.',
      ],
    ]);
  });

  it('says when a claim holds at the second try only', async () => {
    const [holds, lines] = await run(claim('sky.mdx', new Error('Busy.')));
    expect(holds).toBe(true);
    expect(lines[1]).toBe('[1/1] ok sky.mdx: it is blue (0 s, 2 attempts)');
  });

  it('says what came in place of what was expected', async () => {
    const [holds, lines] = await run(
      claim('sky.mdx', false, false, false),
      claim('sea.mdx', false, false, new Error('Dry.')),
    );
    expect(holds).toBe(false);
    expect(lines.at(-1)).toBe(
      [
        '2 of 2 claims do not hold. Correct the pages, or the trials:',
        'docs/sky.mdx\n  expected: it is blue\n  came:     it is red',
        'docs/sea.mdx\n  expected: it is blue\n  came:     stops with "Error: Dry."',
      ].join('\n'),
    );
  });
});
