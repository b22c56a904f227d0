/**
 * The pages of troubleshooting: each fault shows as its page says, and the fix
 * of the page helps.
 */
import {mkdir, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {
  openRenderBrowser,
  openToolkitRenderer,
} from '../../scripts/toolkitRenderer';
import {install, projectTypescript} from '../guides/project';
import {runCommand, toolkitModules} from '../renders/command';
import {CASE_ID, type Case} from '../renders/case';
import {openFiles} from '../renders/files';
import {claimsOf, openCases, renderWith, stops, works} from '../renders/pairs';
import type {Claim, Trial} from '../trial';
import {faults} from './faults';

const WHITE: Case = {component: 'White', url: '', from: 0};

const openBundle = openCases(__dirname);

/** An empty folder of this name, below that of the files. */
async function makeFolder(name: string): Promise<string> {
  const {folder} = await openFiles();
  const made = path.join(folder, name);
  await rm(made, {recursive: true, force: true});
  await mkdir(made);
  return made;
}

async function writeStill(name: string): Promise<void> {
  const {openWith} = await openBundle();
  await openWith(CASE_ID, WHITE, ({writeStill: write}) => write(name));
}

/** Opens a composition with an entry point that has this code. */
async function openEntry(name: string, code: string): Promise<void> {
  const folder = await makeFolder('entries');
  const entryPoint = path.join(folder, name);
  await writeFile(entryPoint, code);
  const renderer = await openToolkitRenderer({entryPoint, publicDir: folder});
  try {
    await renderer.openWith(CASE_ID, WHITE, () => Promise.resolve());
  } finally {
    await renderer.close();
  }
}

async function bundleServer(...options: string[]): Promise<void> {
  const entry = path.join(await makeFolder('server'), 'server.mjs');
  await writeFile(entry, "import {bundle} from '@remotion/bundler'; bundle();");
  await runCommand(
    path.join(toolkitModules, '.bin/esbuild'),
    [
      entry,
      '--bundle',
      '--platform=node',
      '--log-level=error',
      '--outfile=/dev/null',
      ...options,
    ],
    toolkitModules,
    {NODE_PATH: toolkitModules},
  );
}

async function openBrowser(executable?: string): Promise<void> {
  await (await openRenderBrowser(executable)).close({silent: true});
}

/** Runs a command of Remotion in a project that has these of its packages. */
async function runInProject(...packages: string[]): Promise<void> {
  const project = await makeFolder(`project-${packages.length}`);
  const modules = path.join(project, 'node_modules');
  await mkdir(path.join(modules, '.bin'), {recursive: true});
  await writeFile(path.join(project, 'package.json'), '{"private": true}');
  for (const name of packages) {
    await symlink(path.join(toolkitModules, name), path.join(modules, name));
  }
  await runCommand('npx', ['--no', 'remotion', 'versions'], project);
}

/** Bundles a project that has this version of TypeScript. */
async function bundleWith(typescript: string): Promise<void> {
  const project = await makeFolder(`project-${typescript}`);
  install(project, ['remotion', '@remotion/cli', 'react', typescript]);
  await writeFile(
    path.join(project, 'index.ts'),
    "import {registerRoot} from 'remotion';\nregisterRoot(() => null);",
  );
  await runCommand('npx', ['--no', 'remotion', 'bundle', 'index.ts'], project, {
    NODE_OPTIONS: `--require ${projectTypescript}`,
  });
}

const ROOT = JSON.stringify(path.join(__dirname, 'root.ts'));
const ROOT_PAGE = 'troubleshooting/loading-root-component.mdx';
const NAME_PAGE = 'enametoolong.mdx';
const BUNDLER_PAGE = 'troubleshooting/bundling-bundle.mdx';
const BROWSER_PAGE = 'troubleshooting/browser-launch.mdx';
const TYPESCRIPT_PAGE = 'troubleshooting/typescript-7.mdx';
const COMMAND_PAGE = 'troubleshooting/could-not-find-executable-to-run.mdx';

const otherFaults: readonly Claim[] = [
  stops(NAME_PAGE, 'A name of 360 letters', 'ENAMETOOLONG', () =>
    writeStill(`${'title '.repeat(60)}.png`),
  ),
  works(NAME_PAGE, 'A short name', () => writeStill('title.png')),
  stops(
    ROOT_PAGE,
    'A component as entry point',
    'but this file does not contain "registerRoot".',
    () => openEntry('component.tsx', 'export const Component = null;'),
  ),
  stops(ROOT_PAGE, 'A late root', 'Loading root component', () =>
    openEntry(
      'late.ts',
      `// Calls registerRoot() too late.\nsetTimeout(() => import(${ROOT}), 60_000);`,
    ),
  ),
  works(ROOT_PAGE, 'A root', () =>
    openEntry('works.ts', `// Calls registerRoot().\nimport ${ROOT};`),
  ),
  stops(
    BUNDLER_PAGE,
    'A bundled server',
    'Could not resolve "../pkg"',
    bundleServer,
  ),
  works(BUNDLER_PAGE, 'A server with packages outside of its bundle', () =>
    bundleServer('--packages=external'),
  ),
  stops(
    BROWSER_PAGE,
    'Another program as browser',
    'Failed to launch the browser process!',
    () => openBrowser(process.execPath),
  ),
  works(BROWSER_PAGE, 'A browser', openBrowser),
  stops(
    TYPESCRIPT_PAGE,
    'TypeScript 7',
    "Cannot read properties of undefined (reading 'readFile')",
    () => bundleWith('typescript@7'),
  ),
  works(TYPESCRIPT_PAGE, 'TypeScript 6', () => bundleWith('typescript@6')),
  stops(
    COMMAND_PAGE,
    'A project without the command line',
    'could not determine executable to run',
    () => runInProject('remotion'),
  ),
  works(COMMAND_PAGE, 'A project with it', () =>
    runInProject('remotion', '.bin/remotion'),
  ),
];

export const troubleshooting: Trial = {
  name: 'troubleshooting',
  claims: [...claimsOf(faults, renderWith(openBundle)), ...otherFaults],
};
