import type {Step} from '../steps/runSteps';

/** Reports of the runners, from which the last line is counted. */
export const UNIT_REPORT = 'test-results/unit.json';
export const BROWSER_REPORT = 'test-results/browser.json';

/** A build without plugins/lean-client, with which the other is compared. */
const STOCK_DIR = 'test-results/stock';

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

/**
 * Everything that CI checks. Builds take longest and most of the rest waits for
 * them, so they come first; the small checks run beside them.
 */
export const steps: readonly Step[] = [
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
  npm('lint:unused'),
  npm('check:api-model'),
  npm('check:api'),
  npm('check:messages'),
  npm('check:growth'),
  npm('check:toolkit-links', [], {after: ['build']}),
  npm('check:examples'),
  npm('check:samples', [], {isAlone: true}),
  npm(
    'test:unit',
    ['--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    // In CI the runner colors each dot, which makes a log of 100 kB.
    {isAlone: true, env: {NO_COLOR: '1'}},
  ),
  npm('check:lean-client', ['build', STOCK_DIR, '--every=8'], {
    after: ['build', 'build without lean-client'],
    isAlone: true,
  }),
  npm('test:e2e', [], {
    env: {E2E_CONFIGURED_BUILT: 'true'},
    after: ['build', 'build:configured'],
    isAlone: true,
  }),
];
