/** Looks at a project at the end of a guide. */
import fs from 'node:fs';
import path from 'node:path';
import {openBrowser} from '../../testbed/measure/browser';
import {openToolkitRenderer} from '../../scripts/toolkitRenderer';
import {isDrawn} from './outputs';
import {runLine, type Reader} from './shell';

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
    .filter(
      (file) => /\.(?:m?tsx?|mjs)$/.test(file) && !FOUND_BY_NAME.test(file),
    )
    .filter((file) => !reader.earlier.has(file))
    .find((file) => {
      const name = path.basename(file).replace(/\.\w+$/, '');
      return !new RegExp(`[/ ]${name}(?:\\.m?[jt]sx?)?(?:['"\\s]|$)`).test(
        used,
      );
    });
}

/**
 * What a careful reader does at the end: checks types and code, and looks.
 *
 * @throws Error if something fails, is empty or is never used, or nothing comes out
 */
export async function lookBack(reader: Reader): Promise<void> {
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
