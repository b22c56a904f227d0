/**
 * Makes the faults that the pages of troubleshooting explain, and tries their
 * fixes, with the pinned packages. Fails where a fault does not show as its page
 * says, or a fix does not help.
 */
import {execFile} from 'node:child_process';
import {
  copyFile,
  mkdir,
  mkdtemp,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {findChromium} from '../../scripts/browser/findChromium';
import {runMain} from '../../scripts/runMain';
import {report} from '../report';
import {openToolkit, tryBrowser, type Toolkit} from '../toolkit';
import {makeWhiteFiles} from '../whiteFiles';
import {FRAMES, type Case} from './case';
import {faults, isBroken, isFixed, otherFaults, type Seen} from './faults';
import {serveFaults} from './server';

const siteDir = path.resolve(__dirname, '../..');
const packagesDir = path.join(siteDir, 'toolkit/node_modules');
const ENTRY_POINT = path.join(__dirname, 'compositions.tsx');

async function isWhiteFrame(png: Buffer): Promise<boolean> {
  const {channels} = await sharp(png).stats();
  return channels.slice(0, 3).every(({min}) => min > 250);
}

async function areWhite(seen: Seen): Promise<boolean> {
  return (
    !(seen instanceof Error) &&
    (await Promise.all(seen.once.map(isWhiteFrame))).every(Boolean)
  );
}

async function see(
  toolkit: Toolkit<Case>,
  rendered: Case,
  isRepeated: boolean,
): Promise<Seen> {
  const render = async (): Promise<readonly Buffer[] | Error> => {
    const outcome = await toolkit.renderFrames(rendered, [0, FRAMES - 1]);
    return 'error' in outcome
      ? new Error(outcome.error)
      : [...outcome.result]
          .sort(([one], [other]) => one - other)
          .map(([, png]) => png);
  };
  const once = await render();
  const again = isRepeated ? await render() : [];
  return once instanceof Error
    ? once
    : again instanceof Error
      ? again
      : {once, again};
}

const describe = (seen: Seen): string =>
  seen instanceof Error
    ? `stops with "${seen.message.split('\n')[0] ?? ''}"`
    : `renders ${seen.once.length} frames`;

/** On a busy machine, a render may end before the browser reports an error. */
const ATTEMPTS = 3;

async function proveRenders(
  toolkit: Toolkit<Case>,
  url: string,
): Promise<boolean> {
  let isProved = true;
  for (const fault of faults) {
    console.log(fault.page);
    for (const [component, holds] of [
      [fault.broken, isBroken],
      [fault.fixed, isFixed],
    ] as const) {
      let isShown = false;
      let seen: Seen | undefined;
      for (let attempt = 0; !isShown && attempt < ATTEMPTS; attempt++) {
        seen = await see(
          toolkit,
          {component, url},
          fault.isRepeatable ?? false,
        );
        isShown = holds(fault, seen, await areWhite(seen));
      }
      isProved =
        report(isShown, component, seen ? describe(seen) : '') && isProved;
    }
  }
  return isProved;
}

/** What something stops with, or nothing. */
const failureOf = async (task: Promise<unknown>): Promise<string> =>
  task.then(
    () => '',
    (error: unknown) =>
      error instanceof Error ? error.message : String(error),
  );

/** Whether a fault stops with a message, and its fix with none. */
async function prove(
  {page, message}: (typeof otherFaults)[keyof typeof otherFaults],
  broken: Promise<string>,
  fixed: () => Promise<string>,
): Promise<boolean> {
  console.log(page);
  const seen = await broken;
  const after = await fixed();
  return [
    report(
      seen.includes(message),
      'with the fault',
      seen.split('\n').find((line) => line.includes(message)) ?? seen,
    ),
    report(after === '', 'with the fix', after || 'works'),
  ].every(Boolean);
}

async function proveNames(toolkit: Toolkit<Case>): Promise<boolean> {
  const write = async (name: string): Promise<string> => {
    const outcome = await toolkit.renderStill(
      {component: 'White', url: ''},
      name,
    );
    return 'error' in outcome ? outcome.error : '';
  };
  return prove(otherFaults.name, write(`${'title '.repeat(60)}.png`), () =>
    write('title.png'),
  );
}

async function proveRoots(folder: string): Promise<boolean> {
  /** Renders a frame with an entry point that has this code. */
  const renderWith = async (name: string, code: string): Promise<string> => {
    const entryPoint = path.join(folder, name);
    await writeFile(entryPoint, code);
    const toolkit = await openToolkit<Case>({
      entryPoint,
      publicDir: folder,
      logLevel: 'error',
    });
    const outcome = await toolkit.readDuration({component: 'White', url: ''});
    await toolkit.close();
    return 'error' in outcome ? outcome.error : '';
  };
  const root = JSON.stringify(ENTRY_POINT);
  const works = (): Promise<string> =>
    renderWith('works.ts', `// Calls registerRoot().\nimport ${root};`);
  return [
    await prove(
      otherFaults.root,
      failureOf(renderWith('component.tsx', 'export const Component = null;')),
      works,
    ),
    await prove(
      otherFaults.lateRoot,
      renderWith(
        'late.ts',
        `// Calls registerRoot() too late.\nsetTimeout(() => import(${root}), 60_000);`,
      ),
      works,
    ),
  ].every(Boolean);
}

/** Runs a command; gives what it printed if it failed. */
const runCommand = (
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<string> =>
  new Promise((resolve) => {
    // A silent `npm run` would silence npx too.
    const env = {
      ...process.env,
      NODE_PATH: packagesDir,
      npm_config_loglevel: 'error',
    };
    execFile(command, args, {cwd, env}, (error, stdout, stderr) =>
      resolve(error ? stdout + stderr || error.message : ''),
    );
  });

async function proveBundlers(folder: string): Promise<boolean> {
  const entry = path.join(folder, 'server.mjs');
  await writeFile(entry, "import {bundle} from '@remotion/bundler'; bundle();");
  const run = (...more: string[]): Promise<string> =>
    runCommand(
      path.join(packagesDir, '.bin/esbuild'),
      [
        entry,
        '--bundle',
        '--platform=node',
        '--log-level=error',
        '--outfile=/dev/null',
        ...more,
      ],
      packagesDir,
    );
  return prove(otherFaults.bundler, run(), () => run('--packages=external'));
}

const proveBrowsers = (): Promise<boolean> =>
  prove(otherFaults.browser, failureOf(tryBrowser(process.execPath)), () =>
    failureOf(tryBrowser(findChromium())),
  );

async function proveCommands(folder: string): Promise<boolean> {
  const project = path.join(folder, 'project');
  const modulesDir = path.join(project, 'node_modules');
  await mkdir(path.join(modulesDir, '.bin'), {recursive: true});
  await writeFile(path.join(project, 'package.json'), '{"private": true}');
  await symlink(
    path.join(packagesDir, 'remotion'),
    path.join(modulesDir, 'remotion'),
  );
  const run = (): Promise<string> =>
    runCommand('npx', ['--no', 'remotion', 'versions'], project);
  return prove(otherFaults.command, run(), async () => {
    await symlink(
      path.join(packagesDir, '.bin/remotion'),
      path.join(modulesDir, '.bin/remotion'),
    );
    return run();
  });
}

async function main(): Promise<boolean> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'troubleshooting-'));
  await makeWhiteFiles(folder, FRAMES * 2);
  await copyFile(
    path.join(siteDir, 'static/media/instrument-sans.woff2'),
    path.join(folder, 'font.woff2'),
  );
  const server = await serveFaults(folder);
  const {port} = server.address() as AddressInfo;
  const toolkit = await openToolkit<Case>({
    entryPoint: ENTRY_POINT,
    publicDir: folder,
    logLevel: 'error',
  });
  const isProved = [
    await proveRenders(toolkit, `http://127.0.0.1:${port}/`),
    await proveNames(toolkit),
    await proveRoots(folder),
    await proveBundlers(folder),
    await proveBrowsers(),
    await proveCommands(folder),
  ].every(Boolean);
  server.close();
  server.closeAllConnections();
  await toolkit.close();
  await rm(folder, {recursive: true});
  return isProved;
}

void runMain(main).then(() => process.exit());
