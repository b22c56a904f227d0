/**
 * Everything that CI checks, in the order in which a mistake shows soonest.
 * Ends with one plain line, "N passed, M failed", from the runners' reports.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {findChromium} from './browser/findChromium';

type Count = {readonly passed: number; readonly failed: number};

const siteDir = path.resolve(__dirname, '..');
const reportDir = path.join(siteDir, 'test-results');
const unitReport = path.join(reportDir, 'unit.json');
const browserReport = path.join(reportDir, 'browser.json');

/** A build without plugins/lean-client, with which the other is compared. */
const STOCK_DIR = 'test-results/stock';

function readReport(file: string): unknown {
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as unknown)
    : undefined;
}

function countUnit(): Count {
  const report = readReport(unitReport) as
    {numPassedTests: number; numFailedTests: number} | undefined;
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
  };
}

function countBrowser(): Count {
  const report = readReport(browserReport) as
    {stats: {expected: number; unexpected: number; flaky: number}} | undefined;
  return {
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    failed: report?.stats.unexpected ?? 0,
  };
}

function run(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): boolean {
  console.log(`\n> ${script} ${args.join(' ')}`);
  const started = performance.now();
  const {status} = spawnSync(
    'npm',
    ['run', '--silent', script, '--', ...args],
    {
      cwd: siteDir,
      stdio: 'inherit',
      env,
    },
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${script}: ${seconds} s`);
  return status === 0;
}

/** Installs the pinned packages that pages are checked against, once. */
function installToolkit(env: NodeJS.ProcessEnv): void {
  const toolkitDir = path.join(siteDir, 'toolkit');
  // npm writes this copy of the lock file last.
  const installed = path.join(toolkitDir, 'node_modules/.package-lock.json');
  const lock = path.join(toolkitDir, 'package-lock.json');
  if (
    fs.existsSync(installed) &&
    fs.statSync(installed).mtimeMs > fs.statSync(lock).mtimeMs
  ) {
    return;
  }
  console.log('\n> npm ci --prefix toolkit');
  const {status} = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit'], {
    cwd: toolkitDir,
    stdio: 'inherit',
    env,
  });
  if (status !== 0) {
    throw new Error(
      'The packages of toolkit/ could not be installed. Run "npm ci --prefix toolkit --ignore-scripts" and see what it says.',
    );
  }
}

function main(): void {
  fs.rmSync(reportDir, {recursive: true, force: true});
  const env = {...process.env, CI: 'true', CHROME_PATH: findChromium()};
  const stockEnv = {...env, LEAN_CLIENT: 'off'};
  installToolkit(env);
  const steps: readonly (readonly [string, ...string[]])[] = [
    ['check:lock'],
    ['format:check'],
    ['typecheck'],
    ['lint'],
    ['check:api-model'],
    ['check:api'],
    ['check:samples'],
    [
      'test:unit',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    ['build'],
    ['build', '--out-dir', STOCK_DIR],
    ['check:lean-client', 'build', STOCK_DIR],
    ['check:growth'],
    ['check:toolkit-links'],
    ['check:examples'],
    ['test:e2e'],
  ];
  const failedSteps = steps
    .filter(
      ([script, ...args]) =>
        !run(script, args, args.includes(STOCK_DIR) ? stockEnv : env),
    )
    .map(([script]) => script);

  const unit = countUnit();
  const browser = countBrowser();
  if (failedSteps.length > 0) {
    console.log(`\nFailed: ${failedSteps.join(', ')}`);
  }
  // A step without a report of its own counts as one failure.
  const silent = failedSteps.filter(
    (step) =>
      !(step === 'test:unit' && unit.failed > 0) &&
      !(step === 'test:e2e' && browser.failed > 0),
  ).length;
  const passed = unit.passed + browser.passed;
  const failed = unit.failed + browser.failed + silent;
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

main();
