import path from 'node:path';
import {expect, it} from 'vitest';
import {scripts} from '../../../package.json';
import {groups, listSteps, type Group} from '../steps';
import {readState, type Work} from '../passed';

const siteDir = path.resolve(__dirname, '../../..');

function list(work: Work, isAll = false): ReturnType<typeof listSteps> {
  const names = Object.keys(groups) as Group[];
  const works = Object.fromEntries(names.map((name) => [name, work]));
  return listSteps(siteDir, works as Record<Group, Work>, isAll);
}

it('has a step for every check of package.json', () => {
  const checks = Object.keys(scripts).filter((name) =>
    /^(?:check|lint):/.test(name),
  );
  const names = list('all', true).map(({name}) => name);
  expect(names).toEqual(expect.arrayContaining(checks));
});

it('names the changed files and a spread of the others in their own words', () => {
  const steps = list({
    changed: [
      'docs/spring.mdx',
      'docs/getting-started.mdx',
      'examples/Spring.meta.ts',
    ],
    others: ['docs/_options/crf.mdx', 'examples/Fade.tsx'],
  });
  const argumentsOf = (step: string): string[] =>
    steps.find(({name}) => name === step)?.command.slice(5) ?? [];
  expect(argumentsOf('trials')).toEqual(['getting-started.mdx']);
  expect(argumentsOf('check:console')).toEqual(['/docs/spring/', '/docs/']);
  expect(argumentsOf('check:lean-client')).toEqual([
    'build',
    'test-results/stock',
    '--one-per-shard',
    '/docs/spring/',
    '/docs/',
  ]);
});

// It reads every file of the site that a group names.
it('reads groups whose patterns fit the site', {timeout: 30_000}, () => {
  expect(Object.keys(readState(siteDir, groups).files).length).toBeGreaterThan(
    0,
  );
});
