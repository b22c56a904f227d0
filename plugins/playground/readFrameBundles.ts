import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

/** The two programs of the frame in which visitors' code runs, see Playground. */
export type FrameBundles = {
  /** The Player, the compiler and what code can import. */
  readonly runtime: string;
  /** The renderer, which loads when a visitor exports. */
  readonly renderer: string;
};

/** Folders that the bundles are made of, besides packages. */
const SOURCES = [
  'src/components/Playground/frame',
  'src/components/BrowserRender',
  'plugins/playground',
];

function hashSources(siteDir: string): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    for (const file of fs.readdirSync(path.join(siteDir, folder)).sort()) {
      const full = path.join(siteDir, folder, file);
      if (fs.statSync(full).isFile()) {
        hash.update(file).update(fs.readFileSync(full));
      }
    }
  }
  hash.update(fs.readFileSync(path.join(siteDir, 'package-lock.json')));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Bundles the programs of the frame, unless they have not changed since the last
 * time.
 *
 * @param siteDir folder of the site, absolute
 */
export async function readFrameBundles(siteDir: string): Promise<FrameBundles> {
  const cache = path.join(
    siteDir,
    `node_modules/.cache/playground/${hashSources(siteDir)}.json`,
  );
  if (fs.existsSync(cache)) {
    return JSON.parse(fs.readFileSync(cache, 'utf8')) as FrameBundles;
  }
  const draft = path.join(os.tmpdir(), `playground-${process.pid}.json`);
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'frameBundle.ts'), draft],
    {cwd: siteDir},
  );
  const text = fs.readFileSync(draft, 'utf8');
  fs.rmSync(draft);
  try {
    fs.mkdirSync(path.dirname(cache), {recursive: true});
    // Another process that reads meanwhile finds all of it or nothing.
    fs.writeFileSync(`${cache}.${process.pid}`, text);
    fs.renameSync(`${cache}.${process.pid}`, cache);
  } catch {
    // Without a cache, the next build takes longer.
  }
  return JSON.parse(text) as FrameBundles;
}
