import type {Rule} from 'eslint';
import {describe, expect, it} from 'vitest';
import {createSampleLinter} from '../lint';
import {prepareExample, prepareSamples} from '../prepare';
import type {Problem} from '../types';
import {createFence} from './fence';

/** A rule that reports each use of a name. */
function ruleAgainst(name: string): Rule.RuleModule {
  return {
    create: (context) => ({
      Identifier(node) {
        if (node.name === name) {
          context.report({node, message: `\n Not ${name}.\n Ever. \n`});
        }
      },
    }),
  };
}

const lint = createSampleLinter({
  rules: {
    'no-random': ruleAgainst('random'),
    'no-slow': ruleAgainst('slow'),
    'not-recommended': ruleAgainst('fine'),
  },
  configs: {
    recommended: {
      rules: {'@remotion/no-random': 'error', '@remotion/no-slow': 'warn'},
    },
  },
});

const DISABLE = '/* eslint-disable @remotion/no-random -- shows the mistake */';

function check(...lines: string[]): Problem[] {
  return prepareSamples([createFence(lines.join('\n'))]).flatMap(lint);
}

describe('lint of a sample', () => {
  it.each([
    ['types and JSX', 'type A = {a?: string};', '<p id={fine as string} />;'],
    ['a comment above the cut', DISABLE, '// ---cut---', 'random;'],
    [
      'a comment in a cut',
      'a;',
      '// ---cut-start---',
      DISABLE,
      '// ---cut-end---',
      'random;',
    ],
  ])('accepts %s', (_, ...lines) => {
    expect(check(...lines)).toEqual([]);
  });

  it('reports errors and warnings with place, rule and remedy', () => {
    expect(check('a;', '  random;', 'slow;')).toEqual([
      {
        line: 2,
        column: 3,
        rule: '@remotion/no-random',
        message: 'Not random. Ever.',
        remedy:
          'Change the sample. If it has to show this, put "/* eslint-disable @remotion/no-random -- the reason */" above "// ---cut---".',
      },
      expect.objectContaining({line: 3, rule: '@remotion/no-slow'}),
    ]);
  });

  it('reports at the line of the sample in its second file', () => {
    expect(
      check('// @filename: a.ts', 'a;', '// @filename: b.ts', 'random;'),
    ).toMatchObject([{line: 4, column: 1}]);
  });

  it('refuses a comment that a reader sees, or without a reason', () => {
    expect(
      check('random; // eslint-disable-line @remotion/no-random'),
    ).toMatchObject([
      {
        line: 1,
        column: 9,
        message: 'a reader sees that a lint rule is switched off',
      },
      {message: 'a lint rule is switched off without a reason'},
    ]);
  });

  it('refuses a comment that switches off nothing', () => {
    expect(check(DISABLE, '// ---cut---', 'a;')).toMatchObject([
      {line: 1, rule: 'lint'},
    ]);
  });
});

it('leaves comments for other rules in an example alone', () => {
  const code = '// eslint-disable-next-line no-alert\na;\nrandom;';
  expect(lint(prepareExample('examples/A.tsx', code))).toMatchObject([
    {line: 3, rule: '@remotion/no-random'},
  ]);
});
