/**
 * Checks that two builds of one commit have the same bytes: in folders of other
 * names, with another clock and in another time zone, `npm run check:reproducible`.
 * A file that differs names what the build takes from its surroundings.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runMain} from '../runMain';

const siteDir = path.resolve(__dirname, '../..');

/** How far the second clock goes ahead or behind, within the same year. */
const SHIFT_MS =
  (new Date().getMonth() < 6 ? 1 : -1) * (40 * 24 * 3600 + 12345) * 1000;

/** What Node.js loads first: a clock that is wrong. */
const CLOCK = `const {Date: Real} = globalThis;
globalThis.Date = class extends Real {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [Real.now() + ${SHIFT_MS}]));
  }
  static now() {
    return Real.now() + ${SHIFT_MS};
  }
};`;

/** Builds the last commit in a new folder, and returns that of its pages. */
function build(dir: string, env: NodeJS.ProcessEnv): string {
  execFileSync('git', ['clone', '--quiet', siteDir, dir]);
  // Its own packages, because the bundler numbers modules by their paths from here.
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: dir,
    stdio: 'ignore',
  });
  execFileSync(process.execPath, ['scripts/docusaurus.mjs', 'build'], {
    cwd: dir,
    env: {...process.env, ...env},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return path.join(dir, 'build');
}

function readFiles(dir: string): Map<string, Buffer> {
  const names = fs.readdirSync(dir, {recursive: true, encoding: 'utf8'});
  return new Map(
    names
      .filter((name) => fs.statSync(path.join(dir, name)).isFile())
      .map((name) => [name, fs.readFileSync(path.join(dir, name))]),
  );
}

/** Where two files differ, with a few characters around it. */
function describe(name: string, a?: Buffer, b?: Buffer): string {
  if (!a || !b) {
    return `${name}: only in the ${a ? 'first' : 'second'} build`;
  }
  const at = a.findIndex((byte, index) => byte !== b[index]);
  const show = (file: Buffer): string =>
    JSON.stringify(file.toString('utf8', Math.max(0, at - 60), at + 60));
  return `${name}: differs from byte ${at} on\n  ${show(a)}\n  ${show(b)}`;
}

void runMain(() => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'reproducible-'));
  try {
    const [first, second] = [
      readFiles(build(path.join(parent, 'one'), {TZ: 'UTC'})),
      readFiles(
        build(path.join(parent, 'in/a/longer/folder'), {
          TZ: 'Pacific/Apia',
          NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(CLOCK)}`,
        }),
      ),
    ];
    const names = [...new Set([...first.keys(), ...second.keys()])].sort();
    const different = names.filter((name) => {
      const [a, b] = [first.get(name), second.get(name)];
      return !a || !b || !a.equals(b);
    });
    for (const name of different.slice(0, 10)) {
      console.error(describe(name, first.get(name), second.get(name)));
    }
    console.log(
      `${names.length} files in two builds of one commit, ${different.length} differ.`,
    );
    return different.length === 0 && names.length > 0;
  } finally {
    fs.rmSync(parent, {recursive: true, force: true});
  }
});
