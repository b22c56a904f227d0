import path from 'node:path';
import type {Step} from '../steps/runSteps';
import {listGuides, readStart} from '../../trials/guides/pages';
import {addressOfPage} from './addressOfPage';
import {pickSpread, type Inputs, type Work} from './passed';

/** Reports of the runners, from which the last line is counted. */
export const UNIT_REPORT = 'test-results/unit.json';
export const BROWSER_REPORT = 'test-results/browser.json';

/** A build without plugins/lean-client, with which the other is compared. */
const STOCK_DIR = 'test-results/stock';

const PAGES = [
  'docs/*.mdx',
  'blog/*.mdx',
  'learn/*.mdx',
  'success-stories/*.mdx',
];

/**
 * Steps that take long, grouped by what they read. A group whose `all` is what
 * it was when everything last passed looks only at files that have changed since
 * and at a spread of the others.
 */
export const groups = {
  /** Compiles and lints the samples of pages. */
  samples: {
    all: [
      'package-lock.json',
      'toolkit/package-lock.json',
      'toolkit/api',
      'toolkit/model.ts',
      'toolkit/generator/lintRules.ts',
      'scripts/checks/samples',
      'plugins/rehype/code',
      'plugins/remark/samples',
      'plugins/type-hovers',
    ],
    each: [...PAGES, 'examples/*.tsx', 'examples/*.ts'],
  },
  /** Renders examples for their posters, and plays them on their pages. */
  examples: {
    all: [
      'package-lock.json',
      'toolkit/package-lock.json',
      'examples/YearInReview',
      'examples/root.tsx',
      'examples/showcase',
      'scripts/checks/examples.ts',
      'scripts/toolkitRenderer.ts',
      'plugins/examples',
      'src/components/Example',
      'src/components/Playback',
      'src/css/tokens.css',
      'e2e/examples.spec.ts',
    ],
    each: [':(glob)examples/[A-Z]*.tsx', ':(glob)examples/*.meta.ts'],
  },
  /** Compares pages with and without the lean client, and measures growth. */
  leanClient: {
    all: [
      'package-lock.json',
      'scripts/checks/growth.ts',
      'scripts/checks/samePages.ts',
      'plugins/lean-client',
      'plugins/*/theme/*',
      'src/theme',
    ],
    each: PAGES,
  },
  /** Opens pages and listens to the console. */
  console: {
    all: [
      'package-lock.json',
      'docusaurus.config.ts',
      'config',
      'plugins',
      'src',
      'scripts/checks/console.ts',
    ],
    each: PAGES,
  },
  /** Follows guides as they are printed. */
  guides: {
    all: ['toolkit/package-lock.json', 'trials/guides'],
    each: ['docs/*.mdx'],
  },
} satisfies Record<string, Inputs>;

export type Group = keyof typeof groups;

/** The steps whose passing makes that of a group. */
export const stepsOf: Readonly<Record<Group, readonly string[]>> = {
  samples: ['check:samples'],
  examples: ['check:examples', 'test:e2e'],
  leanClient: ['check:growth', 'check:lean-client'],
  console: ['check:console'],
  guides: ['trials'],
};

/** A step that runs a command of `package.json`. */
function npm(
  script: string,
  args: readonly string[] = [],
  more: Omit<Step, 'name' | 'command'> = {},
): Step {
  return {
    name: script,
    command: ['npm', 'run', '--silent', script, '--', ...args],
    ...more,
  };
}

/** The work of a group on a sample of pages, as their addresses. */
function pickAddresses(
  siteDir: string,
  work: Exclude<Work, 'all'>,
  count: number,
): string[] {
  return pickSpread(work, count)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => addressOfPage(siteDir, file))
    .filter((address) => address !== undefined);
}

/** Names of examples, of which each has some of the files of a sample. */
function pickExamples(work: Exclude<Work, 'all'>, count: number): string[] {
  const names = pickSpread(work, count).map((file) =>
    path.basename(file).replace(/(?:\.meta)?\.tsx?$/, ''),
  );
  return [...new Set(names)];
}

/** The arguments of the trials that follow guides; none where none has changed. */
function pickGuides(work: Work): string[][] {
  if (work === 'all') {
    return [['guides']];
  }
  const pages = work.changed.map((file) => file.replace(/^docs\//, ''));
  const changed = listGuides().filter(
    (page) => pages.includes(page) || pages.includes(`${readStart(page)}.mdx`),
  );
  return changed.length > 0 ? [changed] : [];
}

/** How many unchanged items a group looks at beside those that have changed. */
const SPREAD = {samples: 60, examples: 10, console: 60};

/**
 * Everything that CI checks. Builds take longest and most of the rest waits for
 * them, so they come first; the small checks run beside them.
 *
 * @param work what each group has to look at
 * @param isAll whether the steps of `npm run test:all` run as well
 */
export function listSteps(
  siteDir: string,
  work: Readonly<Record<Group, Work>>,
  isAll: boolean,
): Step[] {
  const {samples, examples, leanClient, console: listened, guides} = work;
  const names =
    examples === 'all' ? [] : pickExamples(examples, SPREAD.examples);
  return [
    npm('check:lock'),
    npm('build'),
    npm('format:check'),
    npm('typecheck'),
    npm('lint:code'),
    // One build after the other: builds of one folder share their working files.
    {
      ...npm('build', ['--out-dir', STOCK_DIR], {
        env: {LEAN_CLIENT: 'off'},
        after: ['build'],
      }),
      name: 'build without lean-client',
    },
    // Of a copy of the site, with few pages.
    npm('build:configured', [], {after: ['build without lean-client']}),
    npm('lint:style'),
    npm('lint:spelling'),
    npm('lint:prose'),
    npm('lint:unused'),
    npm('check:api-model'),
    npm('check:api'),
    npm('check:messages'),
    ...(leanClient === 'all' ? [npm('check:growth')] : []),
    npm('check:toolkit-links', [], {after: ['build']}),
    npm('check:markdown', [], {after: ['build']}),
    npm('check:examples', names),
    npm(
      'check:samples',
      samples === 'all' ? [] : pickSpread(samples, SPREAD.samples),
      {isAlone: true},
    ),
    npm(
      'test:unit',
      ['--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
      // In CI the runner colors each dot, which makes a log of 100 kB.
      {isAlone: true, env: {NO_COLOR: '1'}},
    ),
    npm(
      'check:console',
      listened === 'all'
        ? []
        : pickAddresses(siteDir, listened, SPREAD.console),
      {after: ['build'], isAlone: true},
    ),
    npm(
      'check:lean-client',
      [
        'build',
        STOCK_DIR,
        ...(leanClient === 'all'
          ? []
          : ['--one-per-shard', ...pickAddresses(siteDir, leanClient, 1)]),
      ],
      {after: ['build', 'build without lean-client'], isAlone: true},
    ),
    npm('test:e2e', [], {
      env: {
        E2E_CONFIGURED_BUILT: 'true',
        ...(examples !== 'all' && {E2E_EXAMPLES: names.join()}),
      },
      after: ['build', 'build:configured'],
      isAlone: true,
    }),
    // Each takes half a minute, so none that has passed is followed again.
    ...(isAll ? [] : pickGuides(guides)).map((names) =>
      npm('trials', names, {isAlone: true}),
    ),
    ...(isAll
      ? [
          npm('check:reproducible', [], {isAlone: true}),
          npm('trials', [], {isAlone: true}),
        ]
      : []),
  ];
}
