/**
 * Checks that the committed API model, toolkit/api/*.json, is what the pinned
 * packages say: makes it anew in memory and compares.
 */
import fs from 'node:fs';
import path from 'node:path';
import {API_DIR} from '../model';
import {generateApi} from './generate';

const TOOLKIT_DIR = path.dirname(API_DIR);

/** Makes the toolkit what toolkit/package-lock.json says. */
const INSTALL = 'npm ci --prefix toolkit --ignore-scripts';
const GENERATE = 'npm run generate:api';

/** A file of the model that is not what it should be. */
export type Difference = {
  readonly file: string;
  /** Counted from 1; absent where a whole file is missing or left over. */
  readonly line?: number;
  readonly committed?: string;
  readonly generated?: string;
};

type Manifest = {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
};

function readManifest(file: string): Manifest | undefined {
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest)
    : undefined;
}

/** Pinned packages that are not installed, or in another version. */
function findWrongVersions(toolkitDir: string): string[] {
  const {dependencies = {}} =
    readManifest(path.join(toolkitDir, 'package.json')) ?? {};
  return Object.entries(dependencies).flatMap(([name, pinned]) => {
    const installed = readManifest(
      path.join(toolkitDir, 'node_modules', name, 'package.json'),
    )?.version;
    return installed === pinned
      ? []
      : [`${name}: pinned ${pinned}, installed ${installed ?? 'nothing'}`];
  });
}

/** Where two sets of files differ first, by file. */
export function findDifferences(
  committed: ReadonlyMap<string, string>,
  generated: ReadonlyMap<string, string>,
): Difference[] {
  const names = [...new Set([...committed.keys(), ...generated.keys()])].sort();
  return names.flatMap((file): Difference[] => {
    const before = committed.get(file);
    const after = generated.get(file);
    if (before === after) {
      return [];
    }
    if (before === undefined || after === undefined) {
      return [
        {
          file,
          committed: before === undefined ? undefined : 'the file',
          generated: after === undefined ? undefined : 'the file',
        },
      ];
    }
    const old = before.split('\n');
    const now = after.split('\n');
    let index = 0;
    while (index < old.length && old[index] === now[index]) {
      index += 1;
    }
    const [oldLine, newLine] = [old[index], now[index]];
    return [
      {
        file,
        line: index + 1,
        committed: oldLine?.trim(),
        generated: newLine?.trim(),
      },
    ];
  });
}

/** One difference for a reader. */
export function describe({
  file,
  line,
  committed = '(nothing)',
  generated = '(nothing)',
}: Difference): string {
  return [
    `toolkit/api/${file}${line === undefined ? '' : `:${line}`}`,
    `  committed: ${committed}`,
    `  generated: ${generated}`,
  ].join('\n');
}

/** The files of a folder by name; none where there is no folder. */
export function readFiles(dir: string): ReadonlyMap<string, string> {
  return new Map(
    (fs.existsSync(dir) ? fs.readdirSync(dir) : []).map((file) => [
      file,
      fs.readFileSync(path.join(dir, file), 'utf8'),
    ]),
  );
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** What keeps the model from being made, and what to run; undefined if nothing does. */
export function findInstallProblem(toolkitDir: string): string | undefined {
  if (!fs.existsSync(path.join(toolkitDir, 'node_modules'))) {
    return `toolkit/node_modules is missing, so the API model cannot be checked.\nRun: ${INSTALL}`;
  }
  const wrong = findWrongVersions(toolkitDir);
  return wrong.length === 0
    ? undefined
    : `toolkit/node_modules is not what toolkit/package.json pins:\n${wrong.map((line) => `- ${line}`).join('\n')}\nRun: ${INSTALL}`;
}

async function main(): Promise<void> {
  const problem = findInstallProblem(TOOLKIT_DIR);
  if (problem !== undefined) {
    fail(problem);
    return;
  }
  const generated = await generateApi(TOOLKIT_DIR);
  const differences = findDifferences(readFiles(API_DIR), generated);
  if (differences.length > 0) {
    fail(
      `The API model differs from the installed packages in ${differences.length} of ${generated.size} files; the first line of each:\n${differences.map(describe).join('\n')}\nRun "${GENERATE}" and commit toolkit/api. Never edit these files by hand.`,
    );
    return;
  }
  console.log(`${generated.size} files of toolkit/api are up to date.`);
}

if (require.main === module) {
  main().catch((error: unknown) => {
    fail(error instanceof Error ? error.message : String(error));
  });
}
