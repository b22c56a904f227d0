/** Follows a page as it is printed. */
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {openBrowser} from '../../testbed/measure/browser';
import {openToolkitRenderer} from '../../scripts/toolkitRenderer';
import {checkMedia, isDrawn, listMedia} from './outputs';
import {readPage, readStart} from './pages';
import {
  createVideo,
  createVite,
  install,
  installAll,
  makeFolder,
  projectTypescript,
  starts,
} from './project';
import {bringMedia} from './readersFiles';
import {readSteps, type Step} from './steps';

/** Longer than any command of a guide takes on two busy cores. */
const TIMEOUT_MS = 240_000;

/** What a server prints when it answers. */
const ADDRESS = /https?:\/\/localhost:\d+/;

type Server = {readonly url: string; readonly child: ChildProcess};

/** The state of a project while a guide is followed. */
type Reader = {
  readonly project: string;
  /** Where the next command runs. */
  cwd: string;
  readonly servers: Server[];
  /** Files of the page, by the path that it gives them. */
  readonly written: Set<string>;
  /** Those of the page before, whose uses this page may have replaced. */
  readonly earlier: Set<string>;
  /** Commands that ran, and what was looked at. */
  readonly commands: string[];
  seen: number;
};

const kill = ({child}: Server): void => {
  if (child.pid !== undefined && child.exitCode === null) {
    // The group: a script of npm is a shell with a child of its own.
    process.kill(-child.pid, 'SIGKILL');
  }
};

const tail = (text: string): string =>
  text.trim().split('\n').slice(-25).join('\n');

/**
 * Runs a line in a shell, until it ends or serves something.
 *
 * @returns what it printed
 * @throws Error with the end of what it printed, where it fails
 */
async function runLine(reader: Reader, command: string): Promise<string> {
  const bin = path.join(reader.cwd, 'node_modules/.bin');
  const child = spawn('bash', ['-c', command], {
    cwd: reader.cwd,
    detached: true,
    env: {
      ...process.env,
      PATH: `${bin}:${process.env.PATH ?? ''}`,
      BROWSER: 'none',
      NODE_OPTIONS: `--require ${projectTypescript}`,
      CI: undefined,
      // A silent `npm run` would silence npx too.
      npm_config_loglevel: 'error',
      npm_config_offline: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string): void => {
      reject(new Error(`"${command}" ${reason}:\n${tail(printed)}`));
    };
    const timer = setTimeout(() => {
      kill({child, url: ''});
      fail(
        `neither ended nor printed an address within ${TIMEOUT_MS / 1000} s`,
      );
    }, TIMEOUT_MS);
    const listen = (chunk: Buffer): void => {
      printed += stripVTControlCharacters(chunk.toString());
      const url = ADDRESS.exec(printed)?.[0];
      if (url && !reader.servers.some((server) => server.child === child)) {
        reader.servers.push({url, child});
        clearTimeout(timer);
        resolve();
      }
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0) {
        resolve();
      } else {
        fail(`ended with ${code}`);
      }
    });
  });
  return printed;
}

/** A command that would download something, done with the pinned packages. */
async function runPinned(reader: Reader, command: string): Promise<boolean> {
  const words = command.split(/\s+/);
  const names = words.filter((word, at) => at > 1 && !word.startsWith('-'));
  if (/^cd \S+$/.test(command)) {
    reader.cwd = path.resolve(reader.cwd, words[1] ?? '.');
    if (!fs.existsSync(reader.cwd)) {
      throw new Error(`there is no folder ${words[1]}`);
    }
  } else if (/^npm (?:i|install|ci)\b/.test(command)) {
    if (names.length > 0) {
      install(reader.cwd, names);
    } else {
      installAll(reader.cwd);
    }
  } else if (command.startsWith('npx remotion add ')) {
    install(reader.cwd, names.slice(1));
  } else if (command.startsWith('npx create-video@latest ')) {
    createVideo(path.join(reader.cwd, names.at(-1) ?? 'my-video'));
  } else if (command.startsWith('npm create vite@latest ')) {
    await createVite(reader.cwd, [
      ...words.slice(3).filter((word) => word !== '--'),
      '--no-interactive',
    ]);
  } else {
    return false;
  }
  return true;
}

/** Words of a line, with its numbers, sizes, times and bars left out. */
const toWords = (line: string): string =>
  line
    .replace(/[━╸╺]+/g, ' ')
    .replace(/\d[\d.,]*\s?(?:ms|s|[kM]B|x)?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

async function run(
  reader: Reader,
  step: Extract<Step, {kind: 'run'}>,
): Promise<void> {
  let printed = '';
  let isPinned = true;
  for (const command of step.commands) {
    reader.commands.push(command);
    isPinned = await runPinned(reader, command);
    if (isPinned) {
      continue;
    }
    const before = listMedia(reader.project);
    printed += await runLine(reader, command);
    for (const [file, time] of listMedia(reader.project)) {
      if (before.get(file) !== time) {
        reader.seen++;
        const fault = await checkMedia(file, reader.cwd, command);
        if (fault !== undefined) {
          throw new Error(
            `"${command}" wrote ${path.relative(reader.cwd, file)}, which ${fault}`,
          );
        }
      }
    }
  }
  if (isPinned) {
    return;
  }
  // Bars are drawn in a terminal alone.
  const missing = step.output
    .filter((line) => !line.includes('━'))
    .map(toWords)
    .find(
      (words) =>
        !printed.split('\n').some((line) => toWords(line).includes(words)),
    );
  if (missing !== undefined) {
    throw new Error(`nothing prints "${missing}", only:\n${tail(printed)}`);
  }
}

function mergeJson(old: unknown, added: unknown): unknown {
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject(old) || !isObject(added)) {
    return added;
  }
  return Object.fromEntries(
    [...new Set([...Object.keys(old), ...Object.keys(added)])].map((key) => [
      key,
      key in added ? mergeJson(old[key], added[key]) : old[key],
    ]),
  );
}

/** Applies a part of a diff, without positions. */
function patchPart(text: string, part: string): string {
  const lines = part.split('\n');
  const without = (sign: string): string =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('\n');
  const [old, changed] = [without('+'), without('-')];
  if (!text.includes(old)) {
    throw new Error(`the file has no lines\n${old}`);
  }
  return text.replace(old, () => changed);
}

/** Applies a diff, whose parts have a line `@@ @@` between them. */
const patch = (text: string, diff: string): string =>
  diff.split(/\n@@.*\n/).reduce(patchPart, text);

function write(
  reader: Reader,
  step: Extract<Step, {kind: 'write' | 'patch'}>,
): void {
  const file = path.join(reader.cwd, step.file);
  const old = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  if (step.kind === 'patch' && old === undefined) {
    throw new Error(`there is no ${step.file} to change`);
  }
  const isPart =
    old !== undefined && /^(?:package|tsconfig.*)\.json$/.test(step.file);
  const text =
    step.kind === 'patch'
      ? patch(old ?? '', step.text)
      : isPart
        ? JSON.stringify(
            mergeJson(JSON.parse(old), JSON.parse(step.text)),
            null,
            2,
          )
        : `${step.text}\n`;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
  reader.written.add(step.file);
  reader.earlier.delete(step.file);
}

/** Looks at each composition that is registered. */
async function lookAtCompositions(reader: Reader): Promise<void> {
  const serveUrl = path.join(reader.project, '../bundle');
  const entry = [
    'src/index.ts',
    'remotion/index.ts',
    'src/remotion/index.ts',
  ].find((file) => fs.existsSync(path.join(reader.cwd, file)));
  if (entry === undefined) {
    return;
  }
  await runLine(reader, `npx remotion bundle ${entry} --out-dir=${serveUrl}`);
  const renderer = await openToolkitRenderer({entryPoint: entry, serveUrl});
  try {
    for (const {id, durationInFrames} of await renderer.listCompositions()) {
      // The empty canvas of the template.
      if (id !== 'MyComp') {
        const frame = await renderer.render(
          id,
          Math.floor(durationInFrames / 2),
        );
        reader.seen++;
        if (!(await isDrawn(frame))) {
          throw new Error(`the middle of the composition ${id} is empty`);
        }
      }
    }
  } finally {
    await renderer.close();
  }
}

/** Opens what is served, as the reader does in a browser. */
async function lookAtPage(url: string): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') {
        errors.push(message.text());
      }
    });
    await page.goto(url, {waitUntil: 'networkidle'});
    if (!(await isDrawn(await page.screenshot()))) {
      errors.push('the page is empty');
    }
    if (errors.length > 0) {
      throw new Error(`${url} shows: ${errors.join('\n')}`);
    }
  } finally {
    await browser.close();
  }
}

/** Files that a framework or a command finds by their name. */
const FOUND_BY_NAME =
  /(?:^|\/)(?:index|main|App|Root|[\w.-]+\.config|[\w.-]+\.d)\.\w+$/;

/** A sample that nothing imports shows its reader nothing. */
function findUnused(reader: Reader): string | undefined {
  const sources = [...reader.written].map((file) =>
    fs.readFileSync(path.join(reader.cwd, file), 'utf8'),
  );
  const used = [...sources, ...reader.commands].join('\n');
  return [...reader.written]
    .filter((file) => /\.m?tsx?$/.test(file) && !FOUND_BY_NAME.test(file))
    .filter((file) => !reader.earlier.has(file))
    .find((file) => {
      const name = path.basename(file).replace(/\.\w+$/, '');
      return !new RegExp(`[/ ]${name}(?:\\.m?[jt]sx?)?(?:['"\\s]|$)`).test(
        used,
      );
    });
}

/** What a careful reader does at the end: checks types and code, and looks. */
async function lookBack(reader: Reader): Promise<void> {
  const manifest = path.join(reader.cwd, 'package.json');
  const {scripts = {}, dependencies = {}} = (
    fs.existsSync(manifest) ? JSON.parse(fs.readFileSync(manifest, 'utf8')) : {}
  ) as {
    scripts?: Record<string, string>;
    dependencies?: Record<string, string>;
  };
  if (/\bvite\b/.test(scripts.dev ?? '')) {
    await runLine(reader, 'npm run dev');
    await lookAtPage(reader.servers.at(-1)?.url ?? '');
    reader.seen++;
  }
  if (/\btsc\b/.test(scripts.lint ?? '')) {
    await runLine(reader, 'npm run lint');
  }
  if (/\btsc\b/.test(scripts.build ?? '')) {
    await runLine(reader, 'npm run build');
  }
  if ('@remotion/cli' in dependencies) {
    await lookAtCompositions(reader);
  }
  const unused = findUnused(reader);
  if (unused !== undefined) {
    throw new Error(`nothing imports or runs ${unused}`);
  }
  if (reader.seen === 0) {
    throw new Error(
      'nothing comes out: no file is written, no composition registered, no page shown',
    );
  }
}

async function followSteps(reader: Reader, page: string): Promise<void> {
  await bringMedia(reader.project, readPage(page));
  for (const step of await readSteps(page)) {
    try {
      if (step.kind === 'run') {
        await run(reader, step);
      } else {
        write(reader, step);
      }
    } catch (error) {
      throw new Error(
        `docs/${page}:${step.line}: ${(error as Error).message}`,
        {cause: error},
      );
    }
  }
}

async function startProject(reader: Reader, page: string): Promise<void> {
  const start = readStart(page) ?? '';
  const create = starts[start];
  if (create) {
    await create(reader.project);
  } else {
    const before = `${start}.mdx`;
    await startProject(reader, before);
    await followSteps(reader, before);
    reader.written.forEach((file) => reader.earlier.add(file));
  }
}

/**
 * Follows a page: makes the project that it starts from, writes its files, runs
 * its commands, and looks at what comes out.
 *
 * @param page file below `docs/`
 * @throws Error with the line of the page, and the folder of the project, which
 *   is then kept
 */
export async function follow(page: string): Promise<void> {
  const project = makeFolder();
  const reader: Reader = {
    project,
    cwd: project,
    servers: [],
    written: new Set(),
    earlier: new Set(),
    commands: [],
    seen: 0,
  };
  try {
    await startProject(reader, page);
    await followSteps(reader, page);
    await lookBack(reader);
  } catch (error) {
    throw new Error(
      `${(error as Error).message}\nThe project is in ${project}`,
      {cause: error},
    );
  } finally {
    reader.servers.forEach(kill);
  }
  fs.rmSync(path.dirname(project), {recursive: true, force: true});
}
