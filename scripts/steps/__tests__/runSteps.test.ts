import {describe, expect, it} from 'vitest';
import {runSteps, type Step, type StepResult} from '../runSteps';

/** A step that runs a line of JavaScript. */
function node(name: string, script: string, more: Partial<Step> = {}): Step {
  return {name, command: [process.execPath, '-e', script], ...more};
}

/** A step that prints when it starts and when it ends, in ms. */
function timed(name: string, more: Partial<Step> = {}): Step {
  return node(
    name,
    'console.log(Date.now()); setTimeout(() => console.log(Date.now()), 300)',
    more,
  );
}

async function run(
  steps: readonly Step[],
  slots = 2,
): Promise<{results: StepResult[]; printed: string[]}> {
  const written: string[] = [];
  const results = await runSteps(steps, {
    dir: import.meta.dirname,
    slots,
    write: (text) => written.push(text),
  });
  const printed = written
    .join('')
    .split(/^\n(?=> )/m)
    .slice(1);
  return {results, printed};
}

/** Start and end of a timed step. */
function readTimes(printed: readonly string[], name: string): number[] {
  const block = printed.find((text) => text.startsWith(`> ${name}`)) ?? '';
  return [...block.matchAll(/^\d+$/gm)].map(([time]) => Number(time));
}

describe('runSteps', {timeout: 30_000}, () => {
  it('prints the output of each step in one piece, below its name and result', async () => {
    const {results, printed} = await run([
      node('good', 'console.log("one"); console.error("two")'),
      node('bad', 'console.log("three"); process.exit(1)'),
    ]);
    expect(results).toEqual([
      {name: 'good', status: 'passed', seconds: expect.any(Number) as number},
      {name: 'bad', status: 'failed', seconds: expect.any(Number) as number},
    ]);
    expect(printed.sort()).toEqual([
      expect.stringMatching(/^> bad: failed, \d+ s\nthree\n$/),
      expect.stringMatching(/^> good: passed, \d+ s\n(?:one\ntwo|two\none)\n$/),
    ]);
  });

  it('gives a step the variables of this process and its own', async () => {
    const {printed} = await run([
      node('step', 'console.log(process.env.PATH !== "", process.env.OWN)', {
        env: {OWN: 'yes'},
      }),
    ]);
    expect(printed[0]).toContain('true yes');
  });

  it('starts a step when those it needs have passed, others beside them', async () => {
    const {printed} = await run([
      timed('first'),
      timed('needy', {after: ['first']}),
      timed('free'),
    ]);
    const [, endOfFirst = 0] = readTimes(printed, 'first');
    const [startOfNeedy = 0] = readTimes(printed, 'needy');
    const [startOfFree = 0] = readTimes(printed, 'free');
    expect(startOfNeedy).toBeGreaterThanOrEqual(endOfFirst);
    expect(startOfFree).toBeLessThan(endOfFirst);
  });

  it('runs nothing beside a step that wants to be alone', async () => {
    const {printed} = await run(
      [timed('first'), timed('alone', {isAlone: true}), timed('last')],
      3,
    );
    const [start = 0, end = 0] = readTimes(printed, 'alone');
    for (const other of ['first', 'last']) {
      const [from = 0, to = 0] = readTimes(printed, other);
      expect(to <= start || from >= end, other).toBe(true);
    }
  });

  it('skips what needs a step that failed, and what needs that', async () => {
    const {results, printed} = await run([
      node('bad', 'process.exit(1)'),
      node('next', '', {after: ['bad']}),
      node('last', '', {after: ['next']}),
    ]);
    expect(results.map(({status}) => status)).toEqual([
      'failed',
      'skipped',
      'skipped',
    ]);
    expect(printed).toContain(
      '> next: skipped, because what it needs failed\n',
    );
  });

  it('counts a program that does not exist as a failure, and says so', async () => {
    const {results, printed} = await run([
      {name: 'missing', command: ['no-such-program-here']},
    ]);
    expect(results).toMatchObject([{status: 'failed'}]);
    expect(printed[0]).toContain(
      'no-such-program-here could not be started: spawn no-such-program-here ENOENT',
    );
  });

  it('refuses two steps of one name, and a need that is not above', async () => {
    await expect(run([node('a', ''), node('a', '')])).rejects.toThrow(
      'Two steps are called "a". Rename one.',
    );
    await expect(run([node('a', '', {after: ['b']})])).rejects.toThrow(
      'The step "a" comes after "b", which no step above it is called. Correct the name, or move the step down.',
    );
  });
});
