import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadApi} from '../../../../toolkit/model';
import {findFences} from '../fences';

const PAGE = 'docs/eslint-plugin.mdx';
const source = fs.readFileSync(
  path.resolve(__dirname, '../../../..', PAGE),
  'utf8',
);
const {lintRules = []} = loadApi('@remotion/eslint-plugin');

/** Samples below the heading of a rule. */
function findSamples(rule: string): string[] {
  const heading = `\n### ${rule.replace('@remotion/', '')}\n`;
  const [, below = ''] = source.split(heading);
  const [section = ''] = below.split(/\n##/);
  return findFences(PAGE, section).fences.map(({code}) => code);
}

// The check of samples runs the rules: a sample that disables a rule has to
// break it, and one that does not has to satisfy all of them.
describe.each(lintRules)('the page about $name', ({name, recommended}) => {
  const [failing = '', fixed = '', ...others] = findSamples(name);

  it('has one sample that fails and one that passes', () => {
    expect(failing).toContain(`/* eslint-disable ${name} -- `);
    expect(fixed).not.toBe('');
    expect(fixed).not.toContain('eslint-disable');
    expect(others).toEqual([]);
  });

  it('holds both samples to the rule', () => {
    const isSwitchedOn = [failing, fixed].map((code) =>
      code.includes(`/* eslint ${name}: error -- `),
    );
    expect(isSwitchedOn).toEqual(
      recommended === undefined || recommended === 'off'
        ? [true, true]
        : [false, false],
    );
  });
});
