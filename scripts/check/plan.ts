import type {Step} from '../steps/runSteps';

/** A changed file, and whether it has samples that a type check reads. */
export type ChangedFile = {readonly file: string; readonly hasSamples: boolean};

/** Programs and what they keep from run to run. */
const BIN = 'node_modules/.bin';
const CACHE = 'node_modules/.cache/check';

const PAGE = /^(?:docs|blog|learn|success-stories)\/.*\.mdx?$/;
const TYPESCRIPT = /\.tsx?$/;
const TOOLKIT = /^toolkit\/(?!model\.ts$)/;

function step(name: string, program: string, args: readonly string[]): Step {
  return {name, command: [`${BIN}/${program}`, ...args]};
}

function typeCheck(project: string): Step {
  return step(`types of ${project}`, 'tsc', [
    '--project',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    `${CACHE}/${project}.tsbuildinfo`,
  ]);
}

/**
 * The checks that changed files ask for.
 *
 * @returns steps that do not depend on each other; none if nothing asks for one
 */
export function planCheck(changed: readonly ChangedFile[]): Step[] {
  const files = changed
    .map(({file}) => file)
    .filter((file) => !TOOLKIT.test(file));
  const pick = (form: RegExp): string[] =>
    files.filter((file) => form.test(file));
  const code = pick(TYPESCRIPT);
  const styles = pick(/^src\/.*\.css$/);
  const texts = pick(/\.(?:mdx?|tsx?)$/);
  const pages = pick(PAGE);
  const withSamples = changed.flatMap(({file, hasSamples}) =>
    hasSamples ? [file] : [],
  );
  return [
    ...(withSamples.length > 0
      ? [
          step('samples', 'tsx', [
            'scripts/checks/samples/index.ts',
            ...withSamples,
          ]),
        ]
      : []),
    ...(code.length > 0
      ? [
          step('lint of code', 'eslint', ['--no-warn-ignored', ...code]),
          typeCheck('tsconfig.json'),
          typeCheck('tsconfig.node.json'),
          {
            name: 'unused code',
            command: ['npm', 'run', '--silent', 'lint:unused'] as const,
          },
        ]
      : []),
    ...(pages.length > 0
      ? [
          step('content and links', 'tsx', [
            'scripts/check/content.ts',
            ...pages,
          ]),
        ]
      : []),
    ...(texts.length > 0
      ? [
          step('spelling', 'cspell', [
            '--no-progress',
            '--no-summary',
            '--no-must-find-files',
            ...texts,
          ]),
        ]
      : []),
    ...(styles.length > 0 ? [step('lint of styles', 'stylelint', styles)] : []),
    ...(files.length > 0
      ? [
          step('format', 'prettier', [
            '--check',
            '--ignore-unknown',
            '--log-level=warn',
            ...files,
          ]),
        ]
      : []),
    ...(pick(/^package(?:-lock)?\.json$/).length > 0
      ? [step('lock files', 'tsx', ['scripts/checks/lockFile.ts'])]
      : []),
  ];
}

/** What only the whole run looks at, with the command for each part. */
export const LEFT_OUT: readonly (readonly [what: string, command: string])[] = [
  ['a build: sidebars, links to headings that a build adds', 'npm run build'],
  ['unit tests', 'npm run test:unit'],
  ['browser tests, after a build', 'npm run test:e2e'],
  ['examples and their posters', 'npm run check:examples'],
  ['everything that CI runs', 'npm test'],
];
