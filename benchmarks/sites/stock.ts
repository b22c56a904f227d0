import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {dependencies} from '../../package.json';
import {generateCorpus} from '../../testbed/corpus';
import {toDocusaurusSidebar} from '../../testbed/corpus/sidebars';
import {docusaurusSite, linkPackages} from '../../testbed/sites/docusaurus';
import type {Site} from '../../testbed/sites/types';

const siteDir = path.resolve(__dirname, '../..');

/** The name that the navbar of the template knows. */
const SIDEBAR = 'tutorialSidebar';

/**
 * The classic template of the framework's own release, with `faster` switched on
 * and a corpus in place of its tutorial.
 *
 * @param dir a new folder
 * @param pages of the corpus
 * @throws Error if the template cannot be fetched
 */
export function createStockSite(dir: string, pages: number): Site {
  execFileSync(
    'npx',
    [
      '--yes',
      `create-docusaurus@${dependencies['@docusaurus/core']}`,
      path.basename(dir),
      'classic',
      '--typescript',
      '--skip-install',
    ],
    {cwd: path.dirname(dir), stdio: 'pipe'},
  );
  linkPackages(siteDir, dir);
  fs.rmSync(path.join(dir, 'docs'), {recursive: true});
  const corpus = generateCorpus({dir: path.join(dir, 'docs'), pages});
  fs.writeFileSync(
    path.join(dir, 'sidebars.ts'),
    `export default ${JSON.stringify({[SIDEBAR]: toDocusaurusSidebar(corpus.sidebar)})};\n`,
  );
  const config = path.join(dir, 'docusaurus.config.ts');
  const text = fs.readFileSync(config, 'utf8');
  if (!text.includes('future: {')) {
    throw new Error(
      `${config} has no "future: {" any more, so faster cannot be switched on. Correct createStockSite.`,
    );
  }
  fs.writeFileSync(
    config,
    text
      // There is no history to read; the links of its pages lead to the tutorial.
      .replace('future: {', 'future: {faster: true, experimental_vcs: false,')
      .replace(/onBrokenLinks: '\w+'/, "onBrokenLinks: 'warn'"),
  );
  return docusaurusSite('stock classic', dir, corpus, [
    'node_modules/.bin/docusaurus',
  ]);
}
