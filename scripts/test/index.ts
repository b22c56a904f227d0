/**
 * Everything that CI checks, `npm test`. Steps that take long look only at what
 * has changed since it last passed, and at a spread of the rest; with
 * `--all`, as `npm run test:all`, they look at everything. Ends with one plain
 * line, "N passed, M failed", from the reports of the runners of tests.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {findChromium} from '../browser/findChromium';
import {runMain} from '../runMain';
import {runSteps, type StepResult} from '../steps/runSteps';
import {readBrowserReport, readUnitReport} from './report';
import {
  planWork,
  readState,
  writePassed,
  type State,
  type Work,
} from './passed';
import {
  BROWSER_REPORT,
  groups,
  listSteps,
  stepsOf,
  UNIT_REPORT,
  type Group,
} from './steps';

const siteDir = path.resolve(__dirname, '../..');
const reportDir = path.join(siteDir, 'test-results');

/** Installs the pinned packages that pages are checked against, once. */
function installToolkit(): void {
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
  });
  if (status !== 0) {
    throw new Error(
      'The packages of toolkit/ could not be installed. Run "npm ci --prefix toolkit --ignore-scripts" and see what it says.',
    );
  }
}

/** How much of a failed step's output is shown again, in characters. */
const SHOWN = 1500;

function printDurations(results: readonly StepResult[]): void {
  const lines = [...results]
    .sort((a, b) => b.seconds - a.seconds)
    .map(({name, seconds, status}) => {
      const note = status === 'passed' ? '' : `  ${status}`;
      return `${seconds.toFixed(0).padStart(5)} s  ${name}${note}`;
    });
  console.log(`\n${lines.join('\n')}`);
}

/** Says what each group looks at, and returns it. */
function planGroups(isAll: boolean, state: State): Record<Group, Work> {
  const entries = Object.entries(groups).map(([name, inputs]) => {
    const work = isAll ? 'all' : planWork(siteDir, name, inputs, state);
    console.log(
      work === 'all'
        ? `${name}: everything`
        : `${name}: ${work.changed.length} changed files and a spread of the ${work.others.length} that have passed as they are`,
    );
    return [name, work] as const;
  });
  return Object.fromEntries(entries) as Record<Group, Work>;
}

async function main(): Promise<boolean> {
  const {values} = parseArgs({
    options: {all: {type: 'boolean', default: false}},
  });
  fs.rmSync(reportDir, {recursive: true, force: true});
  process.env.CI = 'true';
  process.env.CHROME_PATH = findChromium();
  installToolkit();
  const state = readState(siteDir, groups);
  const work = planGroups(values.all, state);
  const outputs = new Map<string, string>();
  const results = await runSteps(listSteps(siteDir, work, values.all), {
    dir: siteDir,
    slots: os.availableParallelism(),
    write: (text) => process.stdout.write(text),
    onOutput: (name, output) => outputs.set(name, output),
  });
  printDurations(results);

  const unit = readUnitReport(path.join(siteDir, UNIT_REPORT));
  const browser = readBrowserReport(path.join(siteDir, BROWSER_REPORT));
  if (browser.retried.length > 0) {
    console.log(
      `\nPassed only at the second try:\n${browser.retried.join('\n')}`,
    );
  }
  const failedSteps = results
    .filter(({status}) => status !== 'passed')
    .map(({name}) => name);
  if (failedSteps.length > 0) {
    console.log(`\nFailed: ${failedSteps.join(', ')}`);
    // Where a log is cut, its end stays.
    for (const name of failedSteps) {
      console.log(`\n> ${name}\n${outputs.get(name)?.slice(-SHOWN) ?? ''}`);
    }
  }
  // A step without a report of its own counts as one failure.
  const silent = failedSteps.filter(
    (step) =>
      !(step === 'test:unit' && unit.failed > 0) &&
      !(step === 'test:e2e' && browser.failed > 0),
  ).length;
  const passed = unit.passed + browser.passed;
  const failed = unit.failed + browser.failed + silent;
  const isWell = failed === 0 && passed > 0;
  const failedGroups = Object.entries(groups).filter(([name]) =>
    stepsOf[name as Group].some((step) => failedSteps.includes(step)),
  );
  const written = writePassed(siteDir, state, Object.fromEntries(failedGroups));
  if (written !== undefined) {
    console.log(
      `\n${written} is new: commit it, and what passed is not run again.`,
    );
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return isWell;
}

void runMain(main);
