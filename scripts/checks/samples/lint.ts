import {Linter, type ESLint} from 'eslint';
import tseslint from 'typescript-eslint';
import {readNotations} from '../../../plugins/remark/samples/notations';
import {lintRemedy} from './remedies';
import {sampleProblem, type Problem, type Sample} from './types';

/** The parts of the toolkit's plugin that samples are checked with. */
export type ToolkitPlugin = Pick<ESLint.Plugin, 'rules'> & {
  readonly configs: {
    readonly recommended: {readonly rules: Readonly<Record<string, string>>};
  };
};

const DIRECTIVE =
  /(?:\/\/|\/\*)\s*eslint-disable(?:-next-line|-line)?\b(?<rest>.*)/;

/** Rules about the comments that switch a lint rule off. */
function checkDirectives(sample: Sample): Problem[] {
  const {isVisible} = readNotations(sample.code);
  return sample.code.split('\n').flatMap((text, index): Problem[] => {
    const directive = DIRECTIVE.exec(text);
    if (!directive) {
      return [];
    }
    const problems: Problem[] = [];
    const report = (message: string, remedy: string): void => {
      const column = directive.index + 1;
      problems.push(sampleProblem(index + 1, message, remedy, column));
    };
    if (isVisible[index]) {
      report(
        'a reader sees that a lint rule is switched off',
        'Put it above "// ---cut---", in the form "/* eslint-disable the-rule -- the reason */".',
      );
    }
    if (!/\s--\s+\S/.test(directive.groups?.rest?.replace('*/', '') ?? '')) {
      report(
        'a lint rule is switched off without a reason',
        'Write " -- " and the reason after the name of the rule.',
      );
    }
    return problems;
  });
}

/**
 * Makes a linter of samples with the recommended rules of the toolkit. Their
 * warnings are errors here, because people copy samples.
 */
export function createSampleLinter(
  plugin: ToolkitPlugin,
): (sample: Sample) => Problem[] {
  const linter = new Linter({configType: 'flat'});
  const rules = Object.fromEntries(
    Object.keys(plugin.configs.recommended.rules).map((name) => [
      name,
      'error' as const,
    ]),
  );

  return (sample) => {
    const config: Linter.Config = {
      files: ['**/*.ts', '**/*.tsx'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: {ecmaFeatures: {jsx: true}},
      },
      plugins: {'@remotion': {rules: plugin.rules}},
      linterOptions: {
        // Examples also have comments for the rules of this site.
        reportUnusedDisableDirectives: sample.isExample ? 'off' : 'error',
      },
      rules,
    };
    const found = sample.files.flatMap(({path: name, text, line}): Problem[] =>
      linter.verify(text, [config], {filename: name}).map((message) => {
        const {ruleId} = message;
        return {
          line: line + message.line - 1,
          column: message.column,
          rule: ruleId ?? 'lint',
          message: message.message.trim().replace(/\s*\n\s*/g, ' '),
          ...(ruleId && {remedy: lintRemedy(ruleId)}),
        };
      }),
    );
    return sample.isExample ? found : [...checkDirectives(sample), ...found];
  };
}
