/**
 * Builds a copy of the site with three pages of documentation and every outside
 * service, for the tests in this folder: what they prove does not depend on how
 * many pages there are.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runMain} from '../../scripts/runMain';
import {buildOnce} from '../../testbed/measure/build';
import {createThisSite} from '../../testbed/sites/thisSite';
import {CONFIGURED_DIR, configuredEnvironment} from './environment';

/** The pages that the tests open: name of the file, title and address. */
const PAGES = {
  start: ['Getting started', '/'],
  api: ['API overview', '/api'],
  spring: ['spring()', '/spring'],
} as const;

const SIDEBARS = {
  mainSidebar: ['start'],
  apiSidebar: ['api', 'spring'],
  recorderSidebar: ['start'],
};

async function main(): Promise<boolean> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'configured-'));
  try {
    const site = createThisSite(dir, 1);
    for (const [name, [title, slug]] of Object.entries(PAGES)) {
      fs.writeFileSync(
        path.join(dir, `docs/${name}.mdx`),
        `---\ntitle: ${title}\ndescription: A page about ${title}.\nslug: ${slug}\n---\n\n${title} for a test.\n\n## A heading\n\nMore text.\n`,
      );
    }
    fs.writeFileSync(
      path.join(dir, 'sidebars.ts'),
      `export default ${JSON.stringify(SIDEBARS)};\n`,
    );
    Object.assign(process.env, configuredEnvironment);
    const outDir = path.resolve(CONFIGURED_DIR);
    await buildOnce({...site, build: [...site.build, '--out-dir', outDir]});
  } finally {
    fs.rmSync(dir, {recursive: true, force: true});
  }
  return true;
}

void runMain(main);
